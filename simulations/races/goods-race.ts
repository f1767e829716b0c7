import { goodsReturns, orderLines } from "@/platform/db/schema/order";
import { atOnce } from "@/simulations/at-once";
import { buyWine } from "@/testing/bought-order";
import { aPerson } from "@/testing/scene";
import { aShopOrder, readShop } from "@/testing/shop-order";
import { mailsOf, type Race } from "./race";

export const oneGoodsReturn: Race = {
  name: "goods come back no more than they were sold",
  crowd: 30,
  run: async (platform, crowd) => {
    const { everySite } = platform.database;
    // Two of three: twice that would be more than were sold.
    const back = 2;
    const order = await buyWine(platform, aShopOrder(await readShop(platform), { "B-75": 3 }));
    await order.pay();
    await order.company({ action: "SHIP" });
    await order.company({ action: "DELIVERED" });
    const [line] = await everySite.select().from(orderLines);
    if (!line) throw new Error("Nothing was bought");
    const admin = await aPerson(platform, "ADMIN");
    const { id, idOrder, priceCents } = line;
    const answers = await atOnce(crowd, (index) =>
      platform.call("POST", `/admin/order/${idOrder}/return`, {
        body: {
          lines: [{ id, quantity: back, isBackOnSale: false }],
          reason: "GOODWILL",
          seenRefund: (priceCents * back) / 100,
          receipt: `one-of-many-${index}`,
        },
        headers: admin.headers,
      }),
    );
    return {
      answers: answers.filter(({ status }) => status === 200).length,
      returns: await everySite.$count(goodsReturns),
      mails: await mailsOf(platform, "goods-returned"),
    };
  },
};
