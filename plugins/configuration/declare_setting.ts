import { setting, type SettingDefinition, type SettingType } from '#core/settings/setting'
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

type Extras<T extends SettingType = 'text'> = Partial<Omit<SettingDefinition<T>, 'type' | 'label' | 'help'>>

const common = ({ section, group }: Place, [label, help]: Texts) => ({
  label,
  help,
  section,
  group,
  permission: `configuration.${section}.update`,
})

/** A text that visitors see, with a value per channel. */
export const shown = (place: Place, texts: Texts, extras: Extras = {}) =>
  setting({ type: 'text', default: '', scope: ['channel'], public: true, ...common(place, texts), ...extras })

/** A sentence that visitors read, with a value per channel and language. */
export const written = (place: Place, texts: Texts, extras: Extras = {}) =>
  shown(place, texts, { scope: ['channel', 'locale'], ...extras })

export const onOff = (place: Place, texts: Texts, fallback: boolean, extras: Extras<'boolean'> = {}) =>
  setting({ type: 'boolean', default: fallback, ...common(place, texts), ...extras })

export const chosen = (
  place: Place,
  texts: Texts,
  fallback: string,
  choices: Record<string, Label>,
  extras: Extras<'choice'> = {}
) => setting({ type: 'choice', default: fallback, choices, ...common(place, texts), ...extras })
