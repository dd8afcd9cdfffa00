import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'
import { text } from '#core/fields/kinds/text'
import { url } from '#core/fields/kinds/url'

const outside = {
  section: 'general',
  group: { fr_FR: 'Articles d’un autre site', en_GB: 'Posts of another site' },
  permission: 'configuration.general.update',
}

/** The other site whose posts the shop shows. */
export const outsideSettings = {
  'cms.outside.address': setting(
    url({
      label: { fr_FR: 'Adresse de son API REST', en_GB: 'Address of its REST API' },
      help: {
        fr_FR: 'D’un site WordPress\u202f: https://blog.exemple.fr/wp-json. Vide\u202f: aucun article.',
        en_GB: 'Of a WordPress site: https://blog.example.com/wp-json. Empty: no posts.',
      },
      default: '',
    }),
    outside
  ),
  'cms.outside.user': setting(
    text({
      label: { fr_FR: 'Identifiant', en_GB: 'Login' },
      help: {
        fr_FR: 'Seulement si le site le demande pour lire ses articles.',
        en_GB: 'Only if the site asks for one to read its posts.',
      },
      default: '',
    }),
    outside
  ),
  'cms.outside.password': setting(
    text({
      label: { fr_FR: 'Mot de passe d’application', en_GB: 'Application password' },
      help: {
        fr_FR: 'Se crée dans WordPress, dans le profil de cet identifiant.',
        en_GB: 'Made in WordPress, in the profile of this login.',
      },
      default: '',
    }),
    { ...outside, secret: true }
  ),
  'cms.outside.count': setting(
    integer({
      label: { fr_FR: 'Nombre d’articles', en_GB: 'Number of posts' },
      help: { fr_FR: 'Les plus récents.', en_GB: 'The newest.' },
      default: 6,
      min: 1,
      max: 24,
    }),
    outside
  ),
  'cms.outside.category': setting(
    text({
      label: { fr_FR: 'Catégorie', en_GB: 'Category' },
      help: {
        fr_FR: 'Slug de la catégorie sur l’autre site. Vide\u202f: toutes.',
        en_GB: 'Slug of the category on the other site. Empty: all of them.',
      },
      default: '',
    }),
    outside
  ),
}
