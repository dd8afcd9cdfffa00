import type { Label } from '#core/i18n/label'
import type { MediaType } from '#core/media/media_types'
import type { VisibleWhen } from '#core/fields/field'

/** The kinds of fields that staff may add, as they know them. */
export const STAFF_KINDS = {
  text: { fr_FR: 'Texte', en_GB: 'Text' },
  long_text: { fr_FR: 'Texte long', en_GB: 'Long text' },
  rich_text: { fr_FR: 'Texte mis en forme', en_GB: 'Rich text' },
  integer: { fr_FR: 'Nombre entier', en_GB: 'Whole number' },
  decimal: { fr_FR: 'Nombre', en_GB: 'Number' },
  percent: { fr_FR: 'Pourcentage', en_GB: 'Percentage' },
  money: { fr_FR: 'Montant', en_GB: 'Amount' },
  day: { fr_FR: 'Date', en_GB: 'Date' },
  instant: { fr_FR: 'Date et heure', en_GB: 'Date and time' },
  time: { fr_FR: 'Heure', en_GB: 'Time' },
  boolean: { fr_FR: 'Oui ou non', en_GB: 'Yes or no' },
  choice: { fr_FR: 'Choix simple', en_GB: 'One choice' },
  choices: { fr_FR: 'Choix multiple', en_GB: 'Several choices' },
  email: { fr_FR: 'Adresse email', en_GB: 'Email address' },
  phone: { fr_FR: 'Téléphone', en_GB: 'Phone' },
  url: { fr_FR: 'Adresse web', en_GB: 'Web address' },
  link: { fr_FR: 'Lien vers une page', en_GB: 'Link to a page' },
  lines: { fr_FR: 'Textes courts, un par ligne', en_GB: 'Short texts, one a line' },
  colour: { fr_FR: 'Couleur', en_GB: 'Colour' },
  country: { fr_FR: 'Pays', en_GB: 'Country' },
  media: { fr_FR: 'Image ou fichier', en_GB: 'Picture or file' },
  relation: { fr_FR: 'Lien vers une fiche', en_GB: 'Relation' },
  group: { fr_FR: 'Groupe de champs', en_GB: 'Group of fields' },
  repeater: { fr_FR: 'Liste d’entrées', en_GB: 'List of entries' },
} satisfies Record<string, Label>

export type StaffKind = keyof typeof STAFF_KINDS

/** Kinds that are made of the fields below them. */
export const NESTED: readonly StaffKind[] = ['group', 'repeater']

export const MEDIA_TYPE_LABELS: Record<MediaType, Label> = {
  image: { fr_FR: 'Images', en_GB: 'Pictures' },
  video: { fr_FR: 'Vidéos', en_GB: 'Videos' },
  pdf: { fr_FR: 'PDF', en_GB: 'PDF' },
  document: { fr_FR: 'Documents', en_GB: 'Documents' },
}

/** The condition under which an option of some kinds is asked for. */
export const ofKind = (...is: StaffKind[]): VisibleWhen => ({ field: 'kind', is })
