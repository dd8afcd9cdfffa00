import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { setting, type SettingPlace } from '#core/settings/setting'
import { text, type TextOptions } from '#core/fields/kinds/text'
import { url } from '#core/fields/kinds/url'
import type { Field } from '#core/fields/field'
import type { Label } from '#core/i18n/label'

export type Section = 'general' | 'catalog' | 'customers' | 'sales' | 'emails'

/** Screens of the configuration, in the order of the menu. */
export const SECTIONS: readonly Section[] = ['general', 'catalog', 'customers', 'sales', 'emails']

export const words = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** The place of a setting on the screens, and its help. */
export interface Place {
  section: Section
  group: Label
}

type Texts = [label: Label, help: Label]

type TextField = (options: TextOptions & { default: string }) => Field

/** A web address, or a path of the shop. */
export const address: TextField = (options) => url({ ...options, isLocal: true })

interface TextExtras extends SettingPlace {
  /** Default: a line of text. */
  of?: TextField
  default?: string
}

const placed = ({ section, group }: Place): SettingPlace => ({
  section,
  group,
  permission: `configuration.${section}.update`,
})

/** A text that visitors see, with a value per channel. */
export const shown = (place: Place, [label, help]: Texts, extras: TextExtras = {}) => {
  const { of = text, default: byDefault = '', ...own } = extras
  return setting(of({ label, help, default: byDefault }), {
    scope: ['channel'],
    public: true,
    ...placed(place),
    ...own,
  })
}

/** A sentence that visitors read, with a value per channel and language. */
export const written = (place: Place, texts: Texts, extras: TextExtras = {}) =>
  shown(place, texts, { scope: ['channel', 'locale'], ...extras })

export const onOff = (place: Place, [label, help]: Texts, byDefault: boolean, extras: SettingPlace = {}) =>
  setting(boolean({ label, help, default: byDefault }), { ...placed(place), ...extras })

export const chosen = (
  place: Place,
  [label, help]: Texts,
  byDefault: string,
  choices: Record<string, Label>,
  extras: SettingPlace = {}
) => setting(choice({ label, help, choices, default: byDefault }), { ...placed(place), ...extras })
