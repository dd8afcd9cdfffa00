import { boolean } from '#core/fields/kinds/boolean'
import { group } from '#core/fields/kinds/group'
import { longText } from '#core/fields/kinds/long_text'
import { media } from '#core/fields/kinds/media'
import { text } from '#core/fields/kinds/text'

const shared = (network: string) => ({
  fr_FR: `Vide\u202f: celui des moteurs de recherche. Pour ${network}.`,
  en_GB: `Empty: that of search engines. For ${network}.`,
})

/** What search engines and social networks are told of a page. Lengths are those beyond which they cut. */
export const seoField = group({
  label: { fr_FR: 'Référencement', en_GB: 'Search engines' },
  translated: true,
  column: false,
  fields: {
    metaTitle: text({
      label: { fr_FR: 'Titre', en_GB: 'Title' },
      help: { fr_FR: 'Vide\u202f: le titre du contenu. 60 caractères.', en_GB: 'Empty: the title. 60 characters.' },
      length: 60,
    }),
    metaDescription: longText({
      label: { fr_FR: 'Description', en_GB: 'Description' },
      help: { fr_FR: 'Vide\u202f: l’extrait. 160 caractères.', en_GB: 'Empty: the excerpt. 160 characters.' },
      length: 160,
      rows: 3,
    }),
    ogTitle: text({
      label: { fr_FR: 'Titre Open Graph', en_GB: 'Open Graph title' },
      help: shared('Facebook'),
      length: 95,
    }),
    ogDescription: longText({
      label: { fr_FR: 'Description Open Graph', en_GB: 'Open Graph description' },
      length: 200,
      rows: 2,
    }),
    ogImage: media({ label: { fr_FR: 'Image Open Graph', en_GB: 'Open Graph picture' } }),
    twitterTitle: text({ label: { fr_FR: 'Titre Twitter', en_GB: 'Twitter title' }, help: shared('X'), length: 70 }),
    twitterDescription: longText({
      label: { fr_FR: 'Description Twitter', en_GB: 'Twitter description' },
      length: 200,
      rows: 2,
    }),
    twitterImage: media({ label: { fr_FR: 'Image Twitter', en_GB: 'Twitter picture' } }),
    canonical: text({
      label: { fr_FR: 'Adresse canonique', en_GB: 'Canonical address' },
      help: { fr_FR: 'Vide\u202f: celle de la page.', en_GB: 'Empty: that of the page.' },
    }),
    noIndex: boolean({
      label: { fr_FR: 'Masquer aux moteurs de recherche', en_GB: 'Hide from search engines' },
      default: false,
    }),
    noFollow: boolean({ label: { fr_FR: 'Ne pas suivre les liens', en_GB: 'Do not follow links' }, default: false }),
  },
})
