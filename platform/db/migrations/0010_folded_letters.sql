-- The same as `foldedText` in lib/rules/text/folded-text.ts, for the letters of the first plane of Unicode 17, which
-- were written from there. Few texts have letters left once their marks are gone.
CREATE OR REPLACE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower((CASE WHEN octet_length(plain) = length(plain) THEN plain ELSE
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(plain,
      'ÆÐØÞðøĐđĦħıĸŁłŊŋŒŦŧƀƁƂƃƄƆƇƈƉƊƋƌƎƏƐƑƒƓƔƖƗƘƙƚƜƝƞƟƢƤƥƦƧƩƫƬƭƮƱƲƳƴƵƶƷƸƺƼǝǤǥǶǷȜȠȡȢȤȥȴȵȶȷȺȻȼȽȾȿɀɁɃɄɅɆɇɈɉɊɋɌɍɎɏɐɓɔɕɖɗɘəɚɛɜɝɞɟɠɡɥɦɨɫɬɭɯɰɱɲɳɵɹɺɻɼɽɾɿʂʄʇʈʋʌʍʎʐʑʒʓʚʝʞʠʮʯͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲀᲁᲂᲃᲄᲅᲆᲇᲈᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿᴈᴉᴑᴒᴓᴖᴗᴝᴞᴟᵬᵭᵮᵯᵰᵱᵲᵳᵴᵵᵶᵷᵹᵽᶀᶁᶂᶃᶄᶅᶆᶇᶈᶉᶊᶌᶍᶎᶏᶑᶒᶓᶔᶕᶖᶗᶙᶚẜẝẞỺỼỾỿℲↃↄⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱡⱢⱣⱤⱥⱦⱧⱨⱩⱪⱫⱬⱭⱮⱯⱰⱱⱲⱳⱴⱵⱶⱸⱹⱺⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꜿꝀꝁꝂꝃꝄꝅꝆꝇꝈꝉꝊꝋꝌꝍꝎꝐꝑꝒꝓꝔꝕꝖꝗꝘꝙꝚꝜꝞꝟꝠꝢꝣꝤꝦꝨꝪꝬꝮꝹꝺꝻꝼꝽꝾꝿꞀꞁꞂꞃꞄꞅꞆꞇꞋꞍꞎꞐꞑꞒꞓꞔꞕꞖꞗꞘꞙꞚꞜꞞꞠꞡꞢꞣꞤꞥꞦꞧꞨꞩꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞹꞺꞻꞼꞽꞾꞿꟀꟁꟂꟃꟄꟅꟆꟇꟈꟉꟊꟋꟌ꟎Ꟑꟑ꟒꟔ꟖꟗꟘꟙꟚꟜꟵꟶꬲꬳꬴꬵꬶꬷꬸꬹꬺꬻꬼꬽꬾꬿꭅꭈꭉꭊꭋꭌꭎꭒꭖꭗꭘꭙꭚꭡꭨ',
      'ædoþdoddhhikllnnœttbbbbƅoccddddeeeffgɣɩikklmnnoƣppʀƨʃttttʊvyyzzzƹzƽeggƕƿȝndȣzzlntjaccltszɂbʉveejjqqrryyabocddeeeeeeejgghhilllmmmnnorrrrrrrsjttvvwyzzzzejkqhhͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽвдосттъѣꙋᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿeiooooouumbdfmnprrstzggpbdfgklmnprsvxzadeeeeiouzssßỻỽyyⅎccⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟlllprathhkkzzɑmaɒvwwvhheroszⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽcckkkkkkllllooooꝏppppppqqqqꝛꝝvvꝡzzꝥꝧꝩꝫꝭꝯddffgggllrrssttꞌhlnnccchbbffꞛꞝꞟggkknnrrssheglɪktjꭓꞵꞷuuaaiiuuoowwcszddssɤꟍ꟏ggꟓꟕssssꟛƛhheeefgsllmnnooorrrrrruuxxxxyer'), 'ß', 'ss'), 'æ', 'ae'), 'þ', 'th'), 'œ', 'oe'), 'ȣ', 'ou'), 'ꜳ', 'aa'), 'ꜵ', 'ao'), 'ꜷ', 'au'), 'ꜹ', 'av'), 'ꜻ', 'av'), 'ꜽ', 'ay'), 'ꝏ', 'oo'), 'ꝥ', 'th'), 'ꝧ', 'th')
  END) COLLATE "C")
  FROM (
    SELECT CASE WHEN octet_length($1) = length($1) THEN $1 ELSE
      regexp_replace(normalize($1, NFKD) COLLATE "C", '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]', '', 'g')
    END AS plain
  ) AS without_marks
$$;
--> statement-breakpoint
ALTER TABLE "product" drop column "search_fr";
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_fr" text GENERATED ALWAYS AS (left(folded(coalesce(translations->'fr_FR'->>'name', '') || ' ' || coalesce(appellation, '')
      || ' ' || reference || ' ' || coalesce(jsonb_path_query_array(grape_varieties, '$[*].name')::text, '')
      || ' ' || coalesce(translations->'fr_FR'->>'summary', '')), 600)) STORED;
--> statement-breakpoint
ALTER TABLE "product" drop column "search_en";
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_en" text GENERATED ALWAYS AS (left(folded(coalesce(translations->'en'->>'name', '') || ' ' || coalesce(appellation, '')
      || ' ' || reference || ' ' || coalesce(jsonb_path_query_array(grape_varieties, '$[*].name')::text, '')
      || ' ' || coalesce(translations->'en'->>'summary', '')), 600)) STORED;
--> statement-breakpoint
CREATE INDEX "product_by_name_fr" ON "product" ("id_site", "search_fr", "price_cents", "order", "id")
  INCLUDE ("kind") WHERE "is_active" AND "price_cents" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "product_by_name_en" ON "product" ("id_site", "search_en", "price_cents", "order", "id")
  INCLUDE ("kind") WHERE "is_active" AND "price_cents" IS NOT NULL;
--> statement-breakpoint
-- The words of all rows anew, as the triggers keep them.
DO $$
DECLARE
  searched record;
BEGIN
  DELETE FROM "search_word";
  FOR searched IN
    SELECT tgrelid::regclass AS subject,
      string_to_array(rtrim(encode(tgargs, 'escape'), '\000'), '\000') AS fields
    FROM pg_trigger WHERE tgname = 'search_words'
  LOOP
    EXECUTE format('INSERT INTO "search_word" ("id_site", "subject", "word", "id_subject")
      SELECT t."id_site", %L, word, t."id" FROM %s t, search_words_of(to_jsonb(t), $1) AS word',
      searched.subject, searched.subject) USING searched.fields;
  END LOOP;
  DELETE FROM "product_word";
  INSERT INTO "product_word" ("id_site", "language", "word", "id_product")
  SELECT "id_site", 'fr_FR', words_of("search_fr"), "id" FROM "product"
  UNION ALL SELECT "id_site", 'en', words_of("search_en"), "id" FROM "product";
END $$;
