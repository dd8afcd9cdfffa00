import { addWords, type Part } from '#cli/generators/parts/part'

/** A way of delivery at a price by weight, with its settings. */
export const shippingMethod: Part = {
  folder: 'shipping_method',
  requires: ['configuration', 'sales'],
  add(files, { id, name, camel, fr, en }) {
    const module = `() => import('#plugins/${id}/shipping/${name}')`
    files.manifest(['extends', 'sales.shipping_methods'], `${id}.${name}`, module)
    files.settings(`${camel}Settings`, `settings/${name}_settings`)
    addWords(files, 'lang', { [`${id}.${name}.title`]: { fr_FR: fr, en_GB: en } })
  },
}
