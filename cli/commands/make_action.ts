import { action } from '#cli/generators/parts/action'
import { partCommand } from '#cli/generators/parts/part_command'

export default partCommand({
  name: 'make:action',
  summary: {
    fr_FR: 'Ajoute une action à une extension\u202f: route, validation, droit, historique, événement, test',
    en_GB: 'Add an action to a plugin: route, validator, permission, history, event, test',
  },
  example: 'record_visit',
  part: action,
})
