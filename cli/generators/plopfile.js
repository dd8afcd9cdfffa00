/**
 * The commands `cli make:…` check the input first and pass every value, so that plop prompts for none.
 * @param {import('plop').NodePlopAPI} plop
 */
export default function generators(plop) {
  plop.setHelper('json', (value) => JSON.stringify(value))
  plop.setGenerator('plugin', {
    description: 'A plugin that boots and has a test, or one with an example of everything',
    prompts: [{ type: 'input', name: 'data', message: 'What the templates need, as JSON' }],
    actions: ({ data }) => {
      const all = JSON.parse(data)
      return ['common', all.isExample ? 'example' : 'plain'].map((name) => ({
        type: 'addMany',
        base: `plugin/${name}`,
        templateFiles: `plugin/${name}/**/*.hbs`,
        globOptions: { dot: true },
        destination: all.folder,
        data: all,
        abortOnFail: true,
      }))
    },
  })
  plop.setGenerator('part', {
    description: 'A part of a plugin: a screen, an action, a block…',
    prompts: [{ type: 'input', name: 'data', message: 'What the templates need, as JSON' }],
    actions: ({ data }) => {
      const all = JSON.parse(data)
      return [
        {
          type: 'addMany',
          base: `part/${all.part}`,
          templateFiles: `part/${all.part}/**/*.hbs`,
          destination: all.folder,
          data: all,
          abortOnFail: true,
        },
      ]
    },
  })
  plop.setGenerator('resource', {
    description: 'A resource: its definition and its migration',
    prompts: [{ type: 'input', name: 'data', message: 'What the templates need, as JSON' }],
    actions: ({ data }) => {
      const all = JSON.parse(data)
      const file = (path, template) => ({
        type: 'add',
        path: `${all.folder}/${path}`,
        templateFile: `resource/templates/${template}`,
        data: all,
        abortOnFail: true,
      })
      return [
        file(`resources/${all.name}.ts`, 'definition.ts.hbs'),
        file(`database/migrations/${all.stamp}_create_${all.table}_table.ts`, 'migration.ts.hbs'),
      ]
    },
  })
  plop.setGenerator('content-type', {
    description: 'A content type: a file of config/content_types',
    prompts: [{ type: 'input', name: 'data', message: 'What the template needs, as JSON' }],
    actions: ({ data }) => {
      const all = JSON.parse(data)
      const path = `${all.folder}/${all.code}.ts`
      return [{ type: 'add', path, templateFile: 'content_type/definition.ts.hbs', data: all, abortOnFail: true }]
    },
  })
}
