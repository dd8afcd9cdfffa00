import { MantineProvider } from '@mantine/core'
import { test } from '@japa/runner'
import { renderAt } from '../../testing/render'
import { FormContext, type FormContextValue } from '#web/admin/form/form_context'
import { FieldsOf } from './fields_of'
import type { DescribedField } from './field_props'

const field = (name: string, more: Partial<DescribedField>): DescribedField => ({
  name,
  key: name,
  kind: 'text',
  label: name,
  help: null,
  required: false,
  translated: false,
  fixed: false,
  isInNewRow: true,
  hasDefault: false,
  empty: '',
  initial: '',
  visibleWhen: null,
  shownFor: null,
  options: {},
  ...more,
})

/** HTML of the inputs of a new row. */
function inputs(fields: DescribedField[], errors: Record<string, string> = {}): string {
  const values = Object.fromEntries(fields.map(({ name, initial }) => [name, initial]))
  const form = { values, errors } as unknown as FormContextValue['form']
  return renderAt(
    <MantineProvider>
      <FormContext.Provider value={{ form, fields: new Map(), isReadOnly: false }}>
        <FieldsOf fields={fields} isNew />
      </FormContext.Provider>
    </MantineProvider>
  )
}

test.group('Fields of a new row', () => {
  test('are required with a default that can be seen, and not with one that the server makes', ({ assert }) => {
    const choices = [{ value: 'active', label: 'Active' }]
    const state = { kind: 'choice', required: true, hasDefault: true, options: { choices } }
    assert.include(inputs([field('state', { ...state, initial: 'active' })]), 'InputWrapper-required')
    assert.notInclude(
      inputs([field('code', { kind: 'slug', required: true, hasDefault: true })]),
      'InputWrapper-required'
    )
  })

  test('that hold others show their error, and can be reached from the list of errors', ({ assert }) => {
    for (const [kind, initial] of [
      ['group', null],
      ['repeater', []],
    ] as const) {
      const page = inputs([field('label', { kind, initial, options: { fields: [] } })], { label: 'Il manque' })
      assert.match(page, /<fieldset id="[^"]+" tabindex="-1"[^>]*>.*Il manque/, kind)
    }
  })
})
