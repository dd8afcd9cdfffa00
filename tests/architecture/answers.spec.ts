import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { answerSchemas } from './answer_schemas.js'

const APPROVED = new URL('plugins/platform/answers.json', APP_ROOT)

test.group('Answers in the description of the API', (group) => {
  group.tap((each) => each.tags(['@sources']))
  test('are those of the approved file (APPROVE=1 writes it anew, for the diff to be read)', ({ assert }) => {
    const schemas = answerSchemas(fileURLToPath(APP_ROOT))
    assert.containsSubset(schemas.answers['search.index'], {
      type: 'object',
      properties: { data: { type: 'array' }, meta: { properties: { total: { type: 'number' } } } },
      required: ['data', 'meta'],
    })
    const present = `${JSON.stringify(schemas, null, 2)}\n`
    if (process.env.APPROVE === '1') writeFileSync(APPROVED, present)
    assert.equal(present, readFileSync(APPROVED, 'utf8'))
  })
})
