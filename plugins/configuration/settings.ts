import { setting } from '#core/settings/setting'
import type { Label } from '#core/plugin/contract'

type Section = 'general' | 'catalog' | 'customers' | 'sales' | 'emails'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })
const guard = (section: Section) => `configuration.${section}.update`

/** A text that visitors see, of its own in each channel. */
const shown = (section: Section, words: Label, fallback = '') =>
  setting({
    type: 'text',
    default: fallback,
    label: words,
    scope: ['channel'],
    public: true,
    permission: guard(section),
  })

/** A sentence that visitors read, of its own in each channel and language. */
const written = (section: Section, words: Label) =>
  setting({
    type: 'text',
    default: '',
    label: words,
    scope: ['channel', 'locale'],
    public: true,
    permission: guard(section),
  })

const count = (section: Section, words: Label, fallback: number, visible = false) =>
  setting({
    type: 'integer',
    default: fallback,
    label: words,
    public: visible,
    permission: guard(section),
  })

const general = {
  'configuration.general.shop_name': shown('general', label('Nom de la boutique', 'Name of the shop'), 'Cellier'),
  'configuration.general.home_lead_picture': shown(
    'general',
    label('Image d’accueil (adresse)', 'Lead picture of the home page (address)')
  ),
  /** Empty: the storefront's own words in the visitor's language. */
  'configuration.general.home_lead_title': written(
    'general',
    label('Titre de la page d’accueil', 'Title of the home page')
  ),
  'configuration.general.home_lead_sentence': written(
    'general',
    label('Phrase de la page d’accueil', 'Sentence of the home page')
  ),
  'configuration.general.header_offer': written(
    'general',
    label('Annonce en haut de page', 'Announcement at the top of the page')
  ),
  'configuration.general.header_offer_link': shown('general', label('Lien de l’annonce', 'Link of the announcement')),
  'configuration.general.footer_copyright': written(
    'general',
    label('Mention de pied de page', 'Words at the foot of the page')
  ),
  'configuration.general.alcohol_notice': setting({
    type: 'boolean',
    default: true,
    label: label('Message sanitaire sur l’alcool', 'Health notice about alcohol'),
    scope: ['channel'],
    public: true,
    permission: guard('general'),
  }),
  'configuration.general.age_gate': setting({
    type: 'boolean',
    default: true,
    label: label('Demander l’âge avant le premier achat', 'Ask for the age before the first purchase'),
    scope: ['channel'],
    public: true,
    permission: guard('general'),
  }),
  'configuration.general.maintenance': setting({
    type: 'boolean',
    default: false,
    label: label('Boutique fermée pour maintenance', 'Shop closed for maintenance'),
    scope: ['channel'],
    permission: guard('general'),
  }),
}

const legal = {
  'configuration.general.legal_company': shown('general', label('Raison sociale', 'Company name')),
  'configuration.general.legal_form': shown('general', label('Forme juridique', 'Legal form')),
  'configuration.general.legal_capital': shown('general', label('Capital social', 'Share capital')),
  'configuration.general.legal_address': shown('general', label('Siège social', 'Registered office')),
  'configuration.general.legal_siren': shown('general', label('Numéro SIREN', 'SIREN number')),
  'configuration.general.legal_rcs_city': shown('general', label('Ville du RCS', 'Town of registration')),
  'configuration.general.legal_vat_number': shown('general', label('Numéro de TVA', 'VAT number')),
  'configuration.general.legal_publisher': shown(
    'general',
    label('Responsable de la publication', 'Person responsible for publication')
  ),
  'configuration.general.legal_host': shown('general', label('Hébergeur du site', 'Host of the site')),
  'configuration.general.mediator_name': shown('general', label('Médiateur de la consommation', 'Consumer mediator')),
  'configuration.general.mediator_url': shown('general', label('Site du médiateur', 'Site of the mediator')),
}

const catalog = {
  'configuration.catalog.products_per_page': count(
    'catalog',
    label('Produits par page', 'Products per page'),
    24,
    true
  ),
  'configuration.catalog.admin_rows_per_page': count(
    'catalog',
    label('Lignes par page dans l’administration', 'Rows per page in the back office'),
    25
  ),
  'configuration.catalog.image_max_kb': count(
    'catalog',
    label('Taille maximale d’une image, en Ko', 'Largest image, in KB'),
    10 * 1024
  ),
  'configuration.catalog.video_max_kb': count(
    'catalog',
    label('Taille maximale d’une vidéo, en Ko', 'Largest video, in KB'),
    200 * 1024
  ),
  'configuration.catalog.document_max_kb': count(
    'catalog',
    label('Taille maximale d’un document, en Ko', 'Largest document, in KB'),
    25 * 1024
  ),
}

const customers = {
  'configuration.customers.after_sign_in': setting({
    type: 'choice',
    default: 'home',
    label: label('Page affichée après la connexion', 'Page shown after sign-in'),
    choices: { home: label('Accueil', 'Home'), account: label('Compte', 'Account') },
    public: true,
    permission: guard('customers'),
  }),
}

const sales = {
  'configuration.sales.origin_street': shown('sales', label('Adresse du magasin', 'Address of the store')),
  'configuration.sales.origin_postcode': shown('sales', label('Code postal', 'Postcode')),
  'configuration.sales.origin_city': shown('sales', label('Ville', 'Town')),
  'configuration.sales.origin_country': shown('sales', label('Pays (code ISO)', 'Country (ISO code)'), 'FR'),
  'configuration.sales.phone': shown('sales', label('Téléphone', 'Telephone')),
}

const emails = {
  'configuration.emails.sender_name': setting({
    type: 'text',
    default: 'Cellier',
    label: label('Nom de l’expéditeur', 'Sender name'),
    scope: ['channel'],
    permission: guard('emails'),
  }),
  'configuration.emails.sender_email': setting({
    type: 'text',
    default: '',
    label: label('Adresse de l’expéditeur', 'Sender address'),
    scope: ['channel'],
    permission: guard('emails'),
  }),
  'configuration.emails.contact_email': shown('emails', label('Adresse de contact', 'Contact address')),
}

/** What staff may change while the shop runs, by section of the configuration screens. */
export const settings = { ...general, ...legal, ...catalog, ...customers, ...sales, ...emails }
