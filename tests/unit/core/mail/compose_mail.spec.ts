import { test } from '@japa/runner'
import { composeMail, type WrittenMail } from '#core/mail/compose_mail'
import { DEFAULT_LOOK } from '#core/mail/mail_look'
import type { RichNode } from '#core/rich_text/document'

const said = (text: string, more: Partial<RichNode> = {}): RichNode => ({ type: 'text', text, ...more })
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content })

const LOOK = Object.assign({}, DEFAULT_LOOK, {
  name: 'Cave & Cie',
  logo: { url: 'https://cave.example/logo.png', dark: 'https://cave.example/dark.png' },
  footer: ['Cave & Cie, Beaune'],
})

function compose(content: RichNode[], more: Partial<WrittenMail> = {}) {
  return composeMail({ subject: 'Bonjour', body: { content }, look: LOOK, locale: 'fr_FR', ...more })
}

const bodyOf = (html: string) => html.slice(html.indexOf('m-surface'), html.indexOf('Cave &amp; Cie, Beaune'))

test.group('The layout of a mail', () => {
  test('has the logo, the language, rules for dark screens and the foot, in HTML and in text', ({ assert }) => {
    const { html, text } = compose([paragraph(said('Voici la carte.'))], {
      preheader: 'Les vins de mai',
      footer: [{ text: 'Se désabonner', href: 'https://cave.example/u?a=1&b=2' }],
    })
    assert.include(html, '<html lang="fr-FR" dir="ltr">')
    assert.include(html, '<meta name="color-scheme" content="light dark">')
    assert.match(html, /@media \(prefers-color-scheme:dark\)\{\.m-ground\{background-color:#171311!important\}/)
    assert.include(html, 'src="https://cave.example/logo.png" alt="Cave &amp; Cie"')
    assert.include(html, 'src="https://cave.example/dark.png"')
    assert.include(html, 'mso-hide:all">Les vins de mai')
    assert.include(html, 'href="https://cave.example/u?a=1&amp;b=2"')
    assert.equal(text, 'Voici la carte.\n\n-- \nCave & Cie, Beaune\nSe désabonner\nhttps://cave.example/u?a=1&b=2\n')
  })

  test('shows the name where there is no logo', ({ assert }) => {
    const look = Object.assign({}, LOOK, { logo: null })
    assert.match(compose([], { look }).html, />Cave &amp; Cie<\/a>/)
  })
})

test.group('The text of a mail', () => {
  test('keeps headings, lists, marks and links, and reads well without HTML', ({ assert }) => {
    const { html, text } = compose([
      { type: 'heading', attrs: { level: 2 }, content: [said('Mai')] },
      { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(said('Un'))] }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(said('Rouge'))] }] },
      paragraph(said('fort', { marks: [{ type: 'bold' }] }), said(' et '), {
        type: 'text',
        text: 'la carte',
        marks: [{ type: 'link', attrs: { href: '/boutique' } }],
      }),
    ])
    assert.match(bodyOf(html), /<h2 [^>]*>Mai<\/h2>/)
    assert.include(bodyOf(html), '<strong>fort</strong>')
    assert.match(bodyOf(html), /href="https?:\/\/[^"]+\/boutique"/)
    assert.match(text, /^Mai\n\n1\. Un\n\n- Rouge\n\nfort et la carte \(https?:\/\/\S+\/boutique\)/)
  })

  test('leads nowhere that is no address', ({ assert }) => {
    const { html } = compose([
      paragraph(said('clic', { marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] })),
    ])
    assert.notInclude(html, 'javascript:')
    assert.include(bodyOf(html), '>clic</p>')
  })
})

test.group('Variables of a mail', () => {
  const values = {
    name: '<b>Léa</b> {{number}}',
    number: 'CMD-1',
    lines: 'a\nb',
    nothing: '',
    address: 'https://x.example/1',
  }
  const links = { address: 'Voir' }

  test('are data: no value is read as HTML, as a variable or as a link', ({ assert }) => {
    const { html, text, subject } = compose([paragraph(said('Bonjour {{ name }},')), paragraph(said('{{number}}'))], {
      values: { ...values, number: 'https://evil.example/' },
      links,
      subject: 'De {{name}}',
    })
    assert.include(bodyOf(html), 'Bonjour &lt;b&gt;Léa&lt;/b&gt; {{number}},')
    assert.notInclude(bodyOf(html), 'href="https://evil')
    assert.include(text, 'Bonjour <b>Léa</b> {{number}},')
    assert.equal(subject, 'De <b>Léa</b> {{number}}')
  })

  test('of a link are a button where they stand alone, else a link with words', ({ assert }) => {
    const { html, text } = compose(
      [paragraph(said('{{address|Ma commande}}')), paragraph(said('ou {{address}} ici'))],
      { values, links }
    )
    assert.match(bodyOf(html), /class="m-button"[^>]*><a href="https:\/\/x\.example\/1"[^>]*>Ma commande<\/a>/)
    assert.match(bodyOf(html), /ou <a href="https:\/\/x\.example\/1"[^>]*>Voir<\/a> ici/)
    assert.include(text, 'Ma commande\nhttps://x.example/1\n\nou Voir (https://x.example/1) ici')
  })

  test('keep their lines, and leave their paragraph out where they are empty', ({ assert }) => {
    const { html, text } = compose([paragraph(said('{{lines}}')), paragraph(said('{{nothing}}'))], { values })
    assert.include(bodyOf(html), '>a<br>b</p>')
    assert.isTrue(text.startsWith('a\nb\n\n-- '))
  })

  test('that are unknown, broken or part of the language are refused', ({ assert }) => {
    const trying = (text: string) => () => compose([paragraph(said(text))], { values })
    assert.throws(trying('{{total}}'), /E_MAIL_VARIABLE_UNKNOWN|variable_unknown/)
    for (const name of ['constructor', '__proto__', 'toString']) assert.throws(trying(`{{${name}}}`))
    for (const broken of ['{{name', 'name}}', '{{name}', '{{{{name}}']) assert.throws(trying(broken))
  })
})
