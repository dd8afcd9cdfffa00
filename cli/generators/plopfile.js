/**
 * The generators, as plop reads them. `cli make:…` fills in the answers, after it has checked them.
 * @param {import('node-plop').NodePlopAPI} plop
 */
export default function generators(plop) {
  plop.setHelper('json', (value) => JSON.stringify(value))
  plop.setGenerator('plugin', {
    description: 'A plugin that boots and has a test',
    prompts: [],
    actions: [
      {
        type: 'addMany',
        base: 'plugin/templates',
        templateFiles: 'plugin/templates/**/*.hbs',
        globOptions: { dot: true },
        destination: '{{{root}}}/plugins/{{id}}',
        abortOnFail: true,
      },
    ],
  })
}
