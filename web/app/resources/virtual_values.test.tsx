import { test } from '@japa/runner'
import { renderAt } from '../../testing/render'
import { VirtualValues } from './virtual_values'
import type { ResourceDescription } from './resource_types'

const resource = { virtual: [{ name: 'bytes', label: 'Taille' }] } as ResourceDescription

test('A figure that no form changes is written in the language of the page', ({ assert }) => {
  const row = { id: 1, version: 1, bytes: 13_094 }
  assert.include(renderAt(<VirtualValues {...{ resource, row }} />, { locale: 'en_GB' }), '13,094')
  assert.include(renderAt(<VirtualValues {...{ resource, row }} />), '13\u202f094')
})
