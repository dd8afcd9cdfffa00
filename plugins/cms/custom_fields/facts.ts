import type { ShownDocument, ShownMedium } from '#core/rich_text/shown_document'
import type { SiteLink } from '#plugins/cms/site/site_link'

/** Values of custom fields as the column `custom` has them, by the name of the field. */
export type CustomValues = Record<string, unknown>

/** A value of a custom field as a page shows it. */
export type FactValue =
  | { type: 'text'; text: string }
  | { type: 'words'; words: string[] }
  | { type: 'link'; name: string; href: string }
  | { type: 'pages'; pages: SiteLink[] }
  | { type: 'colour'; colour: string }
  | { type: 'media'; media: ShownMedium[] }
  | { type: 'document'; document: ShownDocument }
  | { type: 'parts'; parts: Fact[][] }

/** A custom field that has a value. */
export interface Fact {
  label: string
  value: FactValue
}

/** The facts of a group of fields, under its name. */
export interface FactSection {
  title: string
  facts: Fact[]
}
