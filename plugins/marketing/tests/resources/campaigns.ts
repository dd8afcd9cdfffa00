import type { ResourceSamples } from '#core/testing/resource_samples'

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A draft to all subscribers. */
export default {
  create: (turn) => ({
    name: `Campagne ${turn}`,
    subject: { fr_FR: `Objet ${turn}`, en_GB: `Subject ${turn}` },
    body: { fr_FR: words(`Texte ${turn}`), en_GB: words(`Text ${turn}`) },
    channels: [],
    segment: { match: 'all', list: [{ kind: 'marketing.language', values: { locale: 'fr_FR' } }] },
  }),
  change: (turn) => ({ name: `Autre ${turn}`, subject: { fr_FR: `Autre objet ${turn}`, en_GB: null } }),
  // Links and files of the text are looked up for each language.
  beyond: 8,
} satisfies ResourceSamples
