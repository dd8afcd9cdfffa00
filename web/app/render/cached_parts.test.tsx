import { test } from '@japa/runner'
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { WordsProvider, useWords } from '../lib/i18n'
import type { Words } from '../lib/translator'
import { CachedMarkup, PartCollectorContext } from '../ui/cached_markup'
import { CachedParts } from './cached_parts.server'

let rendered = 0

function Wine({ name }: { name: string }) {
  const t = useWords()
  rendered += 1
  return (
    <b>
      {t('wine')} {name}
    </b>
  )
}

function Address() {
  return useLocation().pathname
}

function Wines({ names }: { names: string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <CachedMarkup key={name} as="li" className="wine" name="test.wine" by={name}>
          <Wine name={name} />
        </CachedMarkup>
      ))}
    </ul>
  )
}

const french: Words = { wine: 'Vin' }

function shown(content: ReactNode, words: Words = french): string {
  const pieces = new CachedParts('a-secret')
  const text = renderToString(
    <WordsProvider locale="fr_FR" words={words}>
      <PartCollectorContext.Provider value={pieces}>{content}</PartCollectorContext.Provider>
    </WordsProvider>
  )
  return pieces.fill(text).toString()
}

function page(names: string[], words: Words = french): string {
  return shown(<Wines names={names} />, words)
}

test.group('Cached parts of a page', (group) => {
  group.each.setup(() => {
    rendered = 0
  })

  test('stand in it as if they had been rendered there', ({ assert }) => {
    const names = ['Château « É »', '<Clos>', '[a-secret 0]']
    const plain = renderToString(
      <WordsProvider locale="fr_FR" words={french}>
        <Wines names={names} />
      </WordsProvider>
    )
    assert.equal(page(names), plain)
    assert.equal(page(names), plain)
  })

  test('are rendered once for all pages that show them', ({ assert }) => {
    page(['Margaux', 'Pauillac'])
    page(['Pauillac', 'Margaux'])
    assert.equal(rendered, 2)
  })

  test('are others in other words', ({ assert }) => {
    const words: Words = { wine: 'Wine' }
    assert.include(page(['Graves']), 'Vin')
    assert.include(page(['Graves'], words), 'Wine')
  })

  test('may hold others, which are kept by themselves as well', ({ assert }) => {
    const shelf = (names: string[]) => (
      <CachedMarkup as="div" name="test.shelf" by={names}>
        <Wines names={names} />
      </CachedMarkup>
    )
    const plain = renderToString(
      <WordsProvider locale="fr_FR" words={french}>
        {shelf(['Fronsac', 'Morgon'])}
      </WordsProvider>
    )
    rendered = 0
    assert.equal(shown(shelf(['Fronsac', 'Morgon'])), plain)
    assert.equal(shown(shelf(['Fronsac', 'Morgon'])), plain)
    shown(shelf(['Morgon', 'Fleurie']))
    assert.equal(rendered, 3)
  })

  test('cannot use what they do not name', ({ assert }) => {
    const pieces = new CachedParts('a-secret')
    const part = { name: 'test.address', by: null, content: <Address /> }
    const mark = pieces.place(part, { locale: 'fr_FR', words: french })
    assert.throws(() => pieces.fill(mark))
  })
})
