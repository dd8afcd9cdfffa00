import { block } from '#cli/generators/parts/block'
import { partCommand } from '#cli/generators/parts/part_command'

export default partCommand({
  name: 'make:block',
  summary: {
    fr_FR: 'Ajoute un bloc de texte à une extension, avec son composant et son test',
    en_GB: 'Add a block of pages and articles to a plugin, with its component and its test',
  },
  example: 'side_note',
  part: block,
})
