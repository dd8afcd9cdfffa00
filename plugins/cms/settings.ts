import { brokenLinkSettings } from '#plugins/cms/broken_links/settings'
import { contactSettings } from '#plugins/cms/contact/settings'
import { outsideSettings } from '#plugins/cms/outside/settings'
import { HOME_PAGE, checkHomePage } from '#plugins/cms/site/check_home_page'
import { recordHomePage } from '#plugins/cms/links/record_home_page'
import { integer } from '#core/fields/kinds/integer'
import { link } from '#core/fields/kinds/link'
import { setting } from '#core/settings/setting'

/** What staff may change of the site while the shop runs. */
export const settings = {
  ...brokenLinkSettings,
  ...contactSettings,
  ...outsideSettings,
  [HOME_PAGE]: setting(
    link({
      label: { fr_FR: 'Page d’accueil', en_GB: 'Home page' },
      help: {
        fr_FR: 'Une page ou un article, montré à l’accueil dès qu’il est publié. Vide\u202f: l’accueil de la boutique.',
        en_GB: 'A page or post, shown as the home page once it is published. Empty: the home page of the shop.',
      },
      default: '',
    }),
    { section: 'general', scope: ['channel'], check: checkHomePage, afterChange: recordHomePage }
  ),
  'cms.revisions.kept': setting(
    integer({
      label: { fr_FR: 'Versions gardées par contenu', en_GB: 'Versions kept of each content' },
      help: {
        fr_FR: 'Au-delà, la version la plus ancienne est supprimée à chaque enregistrement.',
        en_GB: 'Beyond that, each save deletes the oldest version.',
      },
      min: 1,
      max: 1000,
      default: 50,
    }),
    { section: 'general' }
  ),
  'cms.trash.days': setting(
    integer({
      label: { fr_FR: 'Jours dans la corbeille', en_GB: 'Days in the trash' },
      help: {
        fr_FR: 'Après ces jours, un contenu de la corbeille est supprimé.',
        en_GB: 'After so many days a content in the trash is deleted.',
      },
      min: 1,
      max: 3650,
      default: 30,
    }),
    { section: 'general' }
  ),
}
