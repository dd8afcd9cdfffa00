import { RouteList } from '#core/http/route_list'
import { describeRoute } from '#cli/lib/route_text'
import { tableLines } from '#cli/lib/table'
import { words } from '#cli/lib/words'
import type { CliCommand } from '#core/console/command'

const listRoutes: CliCommand = {
  name: 'routes',
  summary: {
    fr_FR: 'Liste les routes nommées et dit qui peut les appeler',
    en_GB: 'List the named routes and who may call them',
  },
  options: [{ flags: '--json', summary: { fr_FR: 'Réponse pour un programme', en_GB: 'Answer for a program' } }],
  async run({ app, terminal, options }) {
    const say = words(terminal.locale)
    const { routes } = await app.container.make(RouteList)
    const described = routes.map(describeRoute).sort((one, other) => (one.name < other.name ? -1 : 1))
    if (options.json) {
      terminal.line(JSON.stringify(described))
      return 0
    }
    const heading = [say('routes.name'), say('routes.methods'), say('routes.uri'), say('routes.access')]
    const rows = described.map(({ name, methods, uri, access }) => [name, methods.join(','), uri, access])
    for (const line of tableLines([heading, ...rows])) terminal.line(line)
    return 0
  },
}

export default listRoutes
