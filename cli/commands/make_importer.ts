import { importer } from '#cli/generators/parts/importer'
import { partCommand } from '#cli/generators/parts/part_command'

export default partCommand({
  name: 'make:importer',
  summary: {
    fr_FR: 'Ajoute à une extension la lecture des fichiers de produits d’un autre programme, avec son test',
    en_GB: 'Let a plugin read product files of another program, with its test',
  },
  example: 'old_shop',
  part: importer,
})
