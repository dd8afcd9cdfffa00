import { shippingMethod } from '#cli/generators/parts/shipping_method'
import { partCommand } from '#cli/generators/parts/part_command'

export default partCommand({
  name: 'make:shipping-method',
  summary: {
    fr_FR: 'Ajoute un mode de livraison à une extension, avec ses réglages et son test',
    en_GB: 'Add a way of delivery to a plugin, with its settings and its test',
  },
  example: 'by_weight',
  part: shippingMethod,
})
