import { test } from '@japa/runner'
import { bootRefusal } from './boot_refusal.js'
import { choice } from '#core/fields/kinds/choice'
import { definePlugin } from '#core/plugin/define_plugin'
import { field } from '#core/fields/field'
import { integer } from '#core/fields/kinds/integer'
import { relation } from '#core/fields/kinds/relation'
import { resource, type AnyResource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'
import type { Fields } from '#core/fields/field'

const label = { fr_FR: 'Essai', en_GB: 'Trial' }

const name = text({ label, required: true })

function trial(fields: Fields, rest: Partial<AnyResource> = {}): AnyResource {
  const made = resource('a.trials', {
    label: { one: label, many: label },
    table: 'a_trials',
    fields: { name, ...fields },
    title: 'name',
  })
  return { ...made, ...rest }
}

const boot = (...resources: AnyResource[]) =>
  bootRefusal([definePlugin({ id: 'a', version: '1.0.0', label, resources })])

const REFUSALS: [what: string, resources: AnyResource[], refusal: RegExp][] = [
  [
    'an unknown kind',
    [trial({ size: field('intger', { label }) })],
    /"size" is of the unknown kind "intger"\. Did you mean "integer"\?/,
  ],
  ['a title that is no field', [trial({}, { title: 'nmae' })], /its title "nmae" is no field\. Did you mean "name"\?/],
  [
    'a relation to what no plugin has',
    [trial({ wines: relation({ label, of: 'cellar.wines', many: true }) })],
    /"wines" chooses from "cellar\.wines", which is no resource or list of a listed plugin/,
  ],
  ['two resources of one name', [trial({}), trial({})], /another resource has this name\. Rename one of the two/],
  [
    'two resources at one address',
    [trial({}), { ...trial({}), id: 'a.others', path: 'a/trials' }],
    /"a\.trials" has the same address\. Give one of the two another path/,
  ],
  [
    'a field with a reserved name',
    [trial({ version: integer({ label }) })],
    /the field "version" cannot have this name/,
  ],
  [
    'a tree without a parent and a place',
    [trial({}, { tree: true })],
    /it is a tree without the fields of one\. Add \.\.\.treeFields\('a\.trials'\) to its fields/,
  ],
  [
    'bounds that no value fits',
    [trial({ size: integer({ label, min: 5, max: 1 }) })],
    /"size" cannot work: its min 5 is above its max 1/,
  ],
  [
    'a choice of nothing',
    [trial({ colour: choice({ label, choices: {} }) })],
    /"colour" cannot work: it has no choices/,
  ],
  [
    'a condition on what is no field',
    [trial({ size: integer({ label, visibleWhen: { field: 'nmae', is: ['x'] } }) })],
    /"size" depends on "nmae", which is no field\. Did you mean "name"\?/,
  ],
  [
    'a form with a field it lacks',
    [trial({}, { form: { side: [{ fields: ['place'] }] } })],
    /its form names the field "place", which it lacks/,
  ],
  [
    'a search in what not everybody may see',
    [trial({ margin: text({ label, search: true, permission: { view: 'a.margins.view' } }) })],
    /the field "margin" is found by everybody, but not everybody may see it/,
  ],
  ['a parent that is no relation', [trial({}, { parent: 'name' })], /its parent "name" is no required relation/],
  [
    'an action with the name of a route',
    [trial({}, { actions: { update: { label, question: label, run: async () => {} } } })],
    /the action "update" has the name of a route/,
  ],
]

test.group('The boot refuses a resource, naming its file and the mend', () => {
  for (const [what, resources, refusal] of REFUSALS) {
    test(what, ({ assert }) => {
      const told = boot(...resources)
      assert.match(told, refusal)
      assert.match(told, /^Plugin "a": the resource "a\.\w+" \(resources\/\w+\.ts\): /)
    })
  }
})
