import { MantineProvider } from '@mantine/core'
import { test } from '@japa/runner'
import { renderAt } from '../../../../../web/testing/render'
import { ChangesPanel } from './changes_panel'
import type { ReportData, TrialChanges } from './import_data'

const field = (name: string, label: string, changed: number, cleared: number) => ({
  field: name,
  label,
  changed,
  cleared,
})

const value = (label: string, before: string | null, after: string | null, isCleared = false) => {
  return { field: label, label, part: null, before, after, isCleared }
}

const thing = {
  row: 2,
  key: 'RHO-1',
  title: 'Côte-Rôtie',
  fields: [value('Catégories', 'Rouges, Garde', null, true), value('Prix TTC', '31,50 €', '33,00 €')],
}

interface Given {
  changes?: ReportData['changes']
  kept?: ReportData['kept']
  things?: TrialChanges['data']
  total?: number
  locale?: 'fr_FR' | 'en_GB'
}

function shown({ changes = [], kept = [], things = [], total = things.length, locale = 'fr_FR' }: Given): string {
  const page = { data: things, meta: { total, page: 1, limit: 25 } }
  const html = renderAt(
    <MantineProvider>
      <ChangesPanel report={{ changes, kept }} changes={page} shown={{ field: null, isCleared: false }} />
    </MantineProvider>,
    { plugins: ['platform'], locale }
  )
  return html.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')
}

test.group('What a trial of an import would change', () => {
  test('stands before and after, field by field, and what goes is said in words', ({ assert }) => {
    const changes = [field('categories', 'Catégories', 1200, 1), field('price', 'Prix TTC', 3, 0)]
    const html = shown({ changes, things: [thing] })
    assert.include(html, '1 valeur sera effacée.')
    assert.include(html, 'Catégories 1')
    assert.match(html, /Rouges, Garde<\/td><td[^>]*><div[^>]*><span[^>]*>Effacé/)
    assert.match(html, /31,50 €<\/td><td[^>]*><strong>33,00 €/)
    assert.include(html, 'RHO-1')
    assert.match(html, /href="[^"]*\?field=categories"/)
    assert.match(html, /Catégories 1\s?200/)
    assert.include(shown({ changes, things: [thing], locale: 'en_GB' }), '1 value will be cleared.')
  })

  test('is read page by page', ({ assert }) => {
    const changes = [field('price', 'Prix TTC', 60, 0)]
    assert.include(shown({ changes, things: [thing], total: 60 }), 'Page suivante')
    assert.notInclude(shown({ changes, things: [thing], total: 20 }), 'Page suivante')
  })

  test('says what empty cells leave alone', ({ assert }) => {
    const html = shown({ kept: [field('categories', 'Catégories', 3, 3)] })
    assert.include(html, '3 cellules vides laissent leurs valeurs en place.')
    assert.notInclude(html, 'effacé')
  })

  test('takes no room where nothing changes', ({ assert }) => {
    assert.notInclude(shown({}), 'Ce qui change')
  })
})
