import { screen } from '#cli/generators/parts/screen'
import { partCommand } from '#cli/generators/parts/part_command'

export default partCommand({
  name: 'make:screen',
  summary: {
    fr_FR: 'Ajoute un écran du back-office à une extension\u202f: route, requête, menu, droits, test',
    en_GB: 'Add a screen of the back office to a plugin: route, query, menu, permissions, test',
  },
  example: 'recent_changes',
  part: screen,
})
