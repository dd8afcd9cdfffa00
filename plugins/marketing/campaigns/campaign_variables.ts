import { label } from '#plugins/marketing/conditions/comparison'
import type { FieldVariable } from '#core/fields/variables'

const same = (text: string) => label(text, text)

/** Variables that say who reads a campaign. */
export const CAMPAIGN_NAMES: readonly FieldVariable[] = [
  { name: 'first_name', label: label('Prénom du lecteur', 'First name of the reader'), example: same('Camille') },
  { name: 'last_name', label: label('Nom du lecteur', 'Last name of the reader'), example: same('Durand') },
  {
    name: 'email',
    label: label('Adresse email du lecteur', 'Email address of the reader'),
    example: same('prenom.nom@exemple.fr'),
  },
]

/** Those of its text: an address does not stand in a subject. */
export const CAMPAIGN_VARIABLES: readonly FieldVariable[] = [
  ...CAMPAIGN_NAMES,
  { name: 'shop', label: label('Page d’accueil', 'Home page'), example: label('Voir la boutique', 'See the shop') },
  {
    name: 'preferences',
    label: label('Page où choisir ou se désinscrire', 'Page of choices and of unsubscribing'),
    example: label('Choisir mes lettres d’information', 'Choose my newsletters'),
  },
]
