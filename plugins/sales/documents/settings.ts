import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { integer } from '#core/fields/kinds/integer'
import { longText } from '#core/fields/kinds/long_text'
import { setting } from '#core/settings/setting'

const group = {
  section: 'sales',
  group: { fr_FR: 'Documents de vente', en_GB: 'Documents of sale' },
  permission: 'configuration.sales.update',
}

/** What invoices, credit notes, delivery notes and quotes say beside who sells. Issued documents keep what they said. */
export const documentSettings = {
  'sales.documents.late_by': setting(
    choice({
      label: { fr_FR: 'Pénalités de retard', en_GB: 'Penalties for late payment' },
      help: {
        fr_FR: 'Mention obligatoire. Sans autre choix, la loi applique le taux de la BCE majoré de 10 points.',
        en_GB: 'Must be said. Without another choice, the law takes the rate of the ECB plus 10 points.',
      },
      choices: {
        ecb_10: { fr_FR: 'Taux de la BCE majoré de 10 points', en_GB: 'Rate of the ECB plus 10 points' },
        legal_triple: { fr_FR: 'Trois fois le taux d’intérêt légal', en_GB: 'Three times the legal rate of interest' },
        own: { fr_FR: 'Un taux de la boutique', en_GB: 'A rate of the shop' },
      },
      default: 'ecb_10',
    }),
    { ...group, scope: ['channel'] }
  ),
  'sales.documents.late_rate': setting(
    integer({
      label: {
        fr_FR: 'Taux de la boutique (centièmes de % par an)',
        en_GB: 'Rate of the shop (hundredths of a % a year)',
      },
      help: {
        fr_FR: '1200 pour 12 %. Jamais moins que trois fois le taux d’intérêt légal.',
        en_GB: '1200 is 12%. Never less than three times the legal rate of interest.',
      },
      default: 1200,
      min: 1,
      max: 10_000,
    }),
    { ...group, scope: ['channel'] }
  ),
  'sales.documents.early_rate': setting(
    integer({
      label: { fr_FR: 'Escompte (centièmes de %)', en_GB: 'Discount for early payment (hundredths of a %)' },
      help: { fr_FR: '0 : pas d’escompte, et le document le dit.', en_GB: '0: none, and the document says so.' },
      default: 0,
      min: 0,
      max: 5000,
    }),
    { ...group, scope: ['channel'] }
  ),
  'sales.documents.early_days': setting(
    integer({
      label: { fr_FR: 'Escompte sous (jours)', en_GB: 'Early payment within (days)' },
      help: { fr_FR: 'À compter de la date du document.', en_GB: 'From the date of the document.' },
      default: 8,
      min: 1,
      max: 60,
    }),
    { ...group, scope: ['channel'] }
  ),
  'sales.documents.vat_on_debits': setting(
    boolean({
      label: { fr_FR: 'TVA acquittée d’après les débits', en_GB: 'VAT paid on debits' },
      help: {
        fr_FR: 'Ajoute la mention aux factures. À cocher si l’option a été prise auprès des impôts.',
        en_GB: 'Adds the mention to invoices. Tick it if the tax office knows of that choice.',
      },
      default: false,
    }),
    { ...group, scope: ['channel'] }
  ),
  'sales.documents.words': setting(
    longText({
      label: { fr_FR: 'Texte ajouté aux documents', en_GB: 'Words added to documents' },
      help: {
        fr_FR: 'Par langue : réserve de propriété, horaires, un remerciement…',
        en_GB: 'By language: retention of title, opening hours, a word of thanks…',
      },
      default: '',
    }),
    { ...group, scope: ['channel', 'locale'], isPrinted: true }
  ),
}
