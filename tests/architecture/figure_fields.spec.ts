import { test } from '@japa/runner'
import { sourceFiles } from './source_files.js'

/** Where fields of figures are made. */
const KIT = 'web/app/admin/form/'

const OWN = [
  /\bNumberInput\b/,
  /\bNumericFormat\b/,
  /type="number"/,
  /\btype: 'number'/,
  /inputMode(?:=|: )["']decimal/,
]

test.group('Fields of figures in the back office', () => {
  test('are the kit’s: what is typed there is read in one way', ({ assert }) => {
    const screens = sourceFiles().filter(
      ({ path }) => path.endsWith('.tsx') && /^(web\/app\/admin|plugins\/[^/]+\/web\/(?:admin|resources))\//.test(path)
    )
    assert.isAbove(screens.length, 200)
    const faults = screens
      .filter(({ path, text }) => !path.startsWith(KIT) && OWN.some((own) => own.test(text)))
      .map(({ path }) => path)
    assert.deepEqual(faults, [])
  })
})
