import { longText } from '#core/fields/kinds/long_text'
import { address, chosen, onOff, shown, words, written, type Place } from '#plugins/configuration/declare_setting'

const shop: Place = { section: 'general', group: words('Boutique', 'Shop') }
const home: Place = { section: 'general', group: words('Page d’accueil', 'Home page') }
const pages: Place = { section: 'general', group: words('Sur toutes les pages', 'On every page') }
const rates: Place = { section: 'general', group: words('Taux de change', 'Exchange rates') }

/** Where the European Central Bank publishes the day's rates. */
const ECB = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

/** Settings of the shop as a whole, its home page, the header and footer of every page, and the sources of rates. */
export const generalSettings = {
  'configuration.general.shop_name': shown(
    shop,
    [
      words('Nom de la boutique', 'Name of the shop'),
      words('Dans l’en-tête et dans le titre des pages.', 'In the header and in the title of pages.'),
    ],
    { default: 'Cellier' }
  ),
  'configuration.general.maintenance': onOff(
    shop,
    [
      words('Boutique fermée pour maintenance', 'Shop closed for maintenance'),
      words(
        'Les visiteurs lisent « Service non disponible » ; l’équipe continue d’entrer.',
        'Visitors read “Service unavailable”; staff still come in.'
      ),
    ],
    false,
    { scope: ['channel'] }
  ),
  'configuration.general.age_gate': onOff(
    shop,
    [
      words('Demander l’âge avant le premier achat', 'Ask for the age before the first purchase'),
      words(
        'La vente d’alcool est interdite aux mineurs. Un bon, un fichier et ce qui titre 1,2 % au plus s’achètent sans question.',
        'Alcohol may not be sold to minors. A voucher, a file and what has 1.2% of alcohol or less need no question.'
      ),
    ],
    true,
    { scope: ['channel'], public: true }
  ),
  'configuration.general.home_lead_picture': shown(
    home,
    [
      words('Image d’accueil', 'Lead picture'),
      words('Adresse de l’image en haut de la page d’accueil.', 'Address of the picture at the top of the home page.'),
    ],
    { of: address }
  ),
  'configuration.general.home_title': written(home, [
    words('Titre pour les moteurs de recherche', 'Title for search engines'),
    words(
      'Dans l’onglet et dans leurs résultats. Vide : « Boutique en ligne ».',
      'In the tab and in their results. Empty: “Online shop”.'
    ),
  ]),
  /** Empty: the storefront's default text in the visitor's language. */
  'configuration.general.home_lead_title': written(home, [
    words('Titre', 'Title'),
    words('Vide : le titre de la maison.', 'Empty: the house’s own title.'),
  ]),
  'configuration.general.home_lead_sentence': written(
    home,
    [
      words('Phrase', 'Sentence'),
      words('Sous le titre. Vide : celle de la maison.', 'Below the title. Empty: the house’s own.'),
    ],
    { of: longText }
  ),
  'configuration.general.header_offer': written(pages, [
    words('Annonce en haut de page', 'Announcement at the top'),
    words('Une ligne au-dessus de l’en-tête. Vide : aucune.', 'A line above the header. Empty: none.'),
  ]),
  'configuration.general.header_offer_link': shown(
    pages,
    [
      words('Lien de l’annonce', 'Link of the announcement'),
      words('Page qui s’ouvre quand on choisit l’annonce.', 'Page that opens when the announcement is chosen.'),
    ],
    { of: address }
  ),
  'configuration.general.footer_copyright': written(pages, [
    words('Mention de pied de page', 'Words at the foot of the page'),
    words('Tout en bas, après les liens.', 'At the very bottom, after the links.'),
  ]),
  'configuration.general.alcohol_notice': onOff(
    pages,
    [
      words('Message sanitaire sur l’alcool', 'Health notice about alcohol'),
      words('Exigé par la loi française dans toute publicité.', 'Required by French law in all advertising.'),
    ],
    true,
    { scope: ['channel'], public: true }
  ),
  'configuration.general.exchange_rates_every': chosen(
    rates,
    [
      words('Mise à jour automatique', 'Automatic update'),
      words(
        'Les taux fixés à la main ne changent jamais d’eux-mêmes.',
        'Rates that were set by hand never change by themselves.'
      ),
    ],
    'never',
    {
      never: words('Jamais', 'Never'),
      daily: words('Chaque jour', 'Every day'),
      weekly: words('Chaque semaine', 'Every week'),
    }
  ),
  'configuration.general.ecb_address': shown(
    rates,
    [
      words('Adresse du fichier de la BCE', 'Address of the ECB’s file'),
      words(
        'Fichier XML quotidien de la Banque centrale européenne, ou une copie de même forme.',
        'Daily XML file of the European Central Bank, or a copy of the same form.'
      ),
    ],
    { default: ECB, public: false, scope: [], of: address }
  ),
}
