"use client";

import { BlocksInput } from "./blocks-input";
import { ChoiceInput, ChoicesInput, FlagInput } from "./chosen-inputs";
import { ColourInput } from "./colour-input";
import { ConditionInput } from "./condition-input";
import type { ControlProps } from "./control-props";
import { DaysInput } from "./days-input";
import { IconInput } from "./icon-input";
import { LinkInput, ListInput } from "./list-inputs";
import { MediaInput } from "./media-input";
import { MediumInput } from "./medium-input";
import { PictureInput } from "./picture-input";
import { PicturesInput } from "./pictures-input";
import { ReferenceInput } from "./reference-input";
import { ResourceInput } from "./resource-input";
import { RichTextInput } from "./rich-text-input";
import { DateInput, InstantInput } from "./time-inputs";
import { LineInput, LinesInput, NumberInput, SourceInput, TextInput } from "./written-inputs";

/** Control of a declared field, by its kind: nothing else knows kinds of fields. */
export function InputControl(props: ControlProps) {
  switch (props.field.input.kind) {
    case "TEXT":
      return <TextInput {...props} />;
    case "RICH_TEXT":
      return <RichTextInput {...props} />;
    case "NUMBER":
      return <NumberInput {...props} />;
    case "FLAG":
      return <FlagInput {...props} />;
    case "COLOUR":
      return <ColourInput {...props} />;
    case "DAYS":
      return <DaysInput {...props} />;
    case "DATE":
      return <DateInput {...props} />;
    case "INSTANT":
      return <InstantInput {...props} />;
    case "MEDIUM":
      return <MediumInput {...props} />;
    case "MEDIA":
      return <MediaInput {...props} control={InputControl} />;
    case "REFERENCE":
      return <ReferenceInput {...props} />;
    case "RESOURCE":
      return <ResourceInput {...props} />;
    case "LINES":
      return <LinesInput {...props} />;
    case "ICON":
      return <IconInput {...props} />;
    case "ROLE":
    case "CHOICE":
      return <ChoiceInput {...props} />;
    case "CHOICES":
      return <ChoicesInput {...props} />;
    case "LIST":
      return <ListInput {...props} control={InputControl} />;
    case "BLOCKS":
      return <BlocksInput {...props} control={InputControl} />;
    case "PICTURE":
      return <PictureInput {...props} />;
    case "PICTURES":
      return <PicturesInput {...props} control={InputControl} />;
    case "HTML":
    case "CSS":
      return <SourceInput {...props} />;
    case "CONDITION":
      return <ConditionInput {...props} />;
    case "LINK":
      return <LinkInput {...props} control={InputControl} />;
    default:
      return <LineInput {...props} />;
  }
}
