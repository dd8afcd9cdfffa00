import { addWords, labelSource, type Part } from '#cli/generators/parts/part'

/** A screen of the back office with its route, its query and its entry in the menu. */
export const screen: Part = {
  folder: 'screen',
  requires: ['users'],
  add(files, { id, name, path, kebab, pascal, fr, en }) {
    const label = { fr_FR: fr, en_GB: en }
    const [view, menu] = [`${id}.${name}.view`, `${id}.menu.${name}`]
    files.manifest(['permissions', 'admin'], view, labelSource({ fr_FR: `Voir\u202f: ${fr}`, en_GB: `See: ${en}` }))
    files.manifest(['permissions', 'admin'], menu, labelSource({ fr_FR: `Menu\u202f: ${fr}`, en_GB: `Menu: ${en}` }))
    const controller = `${pascal}Controller`
    files.route(`${id}.admin.${name}.show`, {
      statement: `router.get('/api/admin/${path}/${kebab}', [${controller}, 'show']).as('${id}.admin.${name}.show').permission('${view}')`,
      controller: `const ${controller} = () => import('#plugins/${id}/controllers/${name}_controller')`,
      imports: [],
    })
    const entry = {
      id: `${id}.admin.${name}`,
      area: 'admin',
      path: `${path}/${kebab}`,
      file: `admin/${name}_screen.tsx`,
      title: `${id}.${name}.title`,
      permission: view,
      menu: { key: menu, label: `${id}.${name}.title`, parent: 'marketing', order: 100 },
    }
    files.screens('screens', `'${entry.id}'`, objectSource(entry))
    addWords(files, 'lang', { [`${id}.metadata.admin.${name}.title`]: label })
    addWords(files, 'web/lang', {
      [`${id}.${name}.title`]: label,
      [`${id}.${name}.caption`]: {
        fr_FR: 'Modifications des {days} derniers jours.',
        en_GB: 'Changes of the last {days} days.',
      },
      [`${id}.${name}.empty`]: { fr_FR: 'Rien n’a été modifié.', en_GB: 'Nothing was changed.' },
      [`${id}.${name}.subject`]: { fr_FR: 'Enregistrements', en_GB: 'Records' },
      [`${id}.${name}.count`]: { fr_FR: 'Modifications', en_GB: 'Changes' },
    })
    files.words('api_fields.json', {
      'data.days': 'Number of days whose changes are counted.',
      'rows.subject': 'Kind of record that was changed.',
      'rows.count': 'Number of changes of this kind of record.',
    })
  },
}

/** An object as source text with single quotes. */
function objectSource(value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return JSON.stringify(value).replaceAll("'", "\\'").replaceAll('"', "'")
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${objectSource(inner)}`)
    .join(', ')} }`
}
