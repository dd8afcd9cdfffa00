import { test } from '@japa/runner'
import { renderMail } from '#core/mail/render_mail'

const words = (subject: string) => ({ locale: 'fr_FR' as const, translator: { translate: () => subject } })

test.group('The subject of a mail', () => {
  test('keeps the spaces that hold its words together', ({ assert }) => {
    const { subject } = renderMail(
      { subject: 'x', parts: [] },
      {},
      words('Rappel\u202f: il reste 1\u00a0200,00\u00a0€')
    )
    assert.equal(subject, 'Rappel\u202f: il reste 1\u00a0200,00\u00a0€')
  })

  test('is one line, whatever fills it', ({ assert }) => {
    const { subject } = renderMail(
      { subject: 'x', parts: [] },
      {},
      words(' Devis\r\nBcc: x@exemple.fr\t de\u2028 Jean\n')
    )
    assert.equal(subject, 'Devis Bcc: x@exemple.fr de Jean')
  })
})
