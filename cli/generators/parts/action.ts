import { addWords, labelSource, type Part } from '#cli/generators/parts/part'

/** A write of staff: an action with its route, validator, permission, history and event. */
export const action: Part = {
  folder: 'action',
  requires: ['users'],
  add(files, { id, name, path, kebab, pascal, fr, en }) {
    const run = `${id}.${name}.run`
    files.manifest(['permissions', 'admin'], run, labelSource({ fr_FR: fr, en_GB: en }))
    files.list(['events'], `'${id}.${name}.done'`)
    const controller = `${pascal}Controller`
    files.route(`${id}.admin.${name}.store`, {
      statement: `router.post('/api/admin/${path}/${kebab}', [${controller}, 'store']).as('${id}.admin.${name}.store').permission('${run}').accepts(store${pascal})`,
      controller: `const ${controller} = () => import('#plugins/${id}/controllers/${name}_controller')`,
      imports: [`import { store${pascal} } from '#plugins/${id}/validators/${name}_validator'`],
    })
    addWords(files, 'lang', {
      [`${id}.subjects.${name}`]: { fr_FR: fr, en_GB: en },
      [`${id}.fields.${name}.note`]: { fr_FR: 'Note', en_GB: 'Note' },
    })
    files.words('api_fields.json', { note: 'Text that staff leave in the history.' })
  },
}
