import { MantineProvider } from '@mantine/core'
import { test } from '@japa/runner'
import { renderAt } from '../../../../../web/testing/render'
import SuspendedCell from './suspended_cell'

test('Whether somebody is suspended is said in either case', ({ assert }) => {
  const cell = (suspended: boolean) =>
    renderAt(
      <MantineProvider>
        <SuspendedCell row={{ suspended }} />
      </MantineProvider>,
      { plugins: ['users'] }
    )
  assert.include(cell(true), 'Suspendu')
  assert.include(cell(false), 'Non')
})
