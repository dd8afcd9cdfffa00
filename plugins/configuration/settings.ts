import { email } from '#core/fields/kinds/email'
import { longText } from '#core/fields/kinds/long_text'
import { generalSettings } from '#plugins/configuration/general_settings'
import { goodsSettings } from '#plugins/configuration/goods_settings'
import { address, shown, words, type Place } from '#plugins/configuration/declare_setting'

const company: Place = { section: 'general', group: words('Mentions légales', 'Legal notice') }
const mediator: Place = { section: 'general', group: words('Médiation de la consommation', 'Consumer mediation') }
const store: Place = { section: 'sales', group: words('Lieu de départ des colis', 'Where parcels leave from') }
const contact: Place = { section: 'emails', group: words('Contact', 'Contact') }

const onDocuments = words(
  'Pour les mentions légales et les documents de vente.',
  'For the legal notice and documents of sale.'
)
const forDisputes = words('Exigé par le code de la consommation.', 'Required by the French consumer code.')
const onParcels = words('Pour les étiquettes et les documents de vente.', 'For labels and documents of sale.')

/** Invoices never change, so their texts must be printable. */
const printed = { isPrinted: true }

const legal = {
  'configuration.general.legal_company': shown(
    company,
    [words('Raison sociale', 'Company name'), onDocuments],
    printed
  ),
  'configuration.general.legal_form': shown(
    company,
    [words('Forme juridique', 'Legal form'), words('SARL, SAS, entreprise individuelle…', 'SARL, SAS, sole trader…')],
    printed
  ),
  'configuration.general.legal_capital': shown(
    company,
    [words('Capital social', 'Share capital'), onDocuments],
    printed
  ),
  'configuration.general.legal_address': shown(company, [words('Siège social', 'Registered office'), onDocuments], {
    of: longText,
    ...printed,
  }),
  'configuration.general.legal_siren': shown(
    company,
    [words('Numéro SIREN', 'SIREN number'), words('Neuf chiffres.', 'Nine digits.')],
    printed
  ),
  'configuration.general.legal_rcs_city': shown(
    company,
    [
      words('Ville du RCS', 'Town of registration'),
      words('Greffe du registre du commerce et des sociétés.', 'Registry of the trade and companies register.'),
    ],
    printed
  ),
  'configuration.general.legal_vat_number': shown(
    company,
    [
      words('Numéro de TVA', 'VAT number'),
      words('Commence par FR et onze caractères en France.', 'Begins with FR and eleven characters in France.'),
    ],
    printed
  ),
  'configuration.general.legal_publisher': shown(company, [
    words('Responsable de la publication', 'Person responsible for publication'),
    words(
      'Exigé par la loi pour la confiance dans l’économie numérique.',
      'Required by French law on the digital economy.'
    ),
  ]),
  'configuration.general.legal_host': shown(
    company,
    [
      words('Hébergeur du site', 'Host of the site'),
      words('Nom, adresse et téléphone de l’hébergeur.', 'Name, address and telephone of the host.'),
    ],
    { of: longText }
  ),
  'configuration.general.mediator_name': shown(mediator, [words('Médiateur', 'Mediator'), forDisputes]),
  'configuration.general.mediator_url': shown(
    mediator,
    [words('Site du médiateur', 'Site of the mediator'), forDisputes],
    {
      of: address,
    }
  ),
}

const sales = {
  'configuration.sales.origin_street': shown(store, [words('Adresse du magasin', 'Address of the store'), onParcels]),
  'configuration.sales.origin_postcode': shown(store, [words('Code postal', 'Postcode'), onParcels]),
  'configuration.sales.origin_city': shown(store, [words('Ville', 'Town'), onParcels]),
  'configuration.sales.origin_country': shown(
    store,
    [words('Pays', 'Country'), words('Code ISO de deux lettres, comme FR.', 'ISO code of two letters, such as FR.')],
    { default: 'FR' }
  ),
  'configuration.sales.phone': shown(store, [words('Téléphone', 'Telephone'), onParcels]),
}

const emails = {
  'configuration.emails.contact_email': shown(
    contact,
    [
      words('Adresse de contact', 'Contact address'),
      words('Adresse à laquelle les clients écrivent.', 'Address that customers write to.'),
    ],
    { of: email }
  ),
}

/** What staff may change while the shop runs, by section of the configuration screens. */
export const settings = { ...generalSettings, ...goodsSettings, ...legal, ...sales, ...emails }
