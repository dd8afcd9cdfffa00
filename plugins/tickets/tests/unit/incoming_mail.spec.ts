import { test } from '@japa/runner'
import { cutQuote } from '#plugins/tickets/mail/cut_quote'
import { isProven } from '#plugins/tickets/mail/is_proven'
import { linesOfHtml } from '#plugins/tickets/mail/lines_of_html'
import { mailIdOf, readReplyAddress, replyAddress, ticketOfMailId } from '#plugins/tickets/mail/reply_address'
import { parts, rawMail } from '#plugins/tickets/tests/mail/raw_mail'
import { readHead, readMail } from '#plugins/tickets/mail/read_mail'
import { whyIgnored } from '#plugins/tickets/mail/why_ignored'
import type { IncomingMail } from '#plugins/tickets/mail/incoming_mail'

const read = async (...args: Parameters<typeof rawMail>) => (await readMail(rawMail(...args))) as IncomingMail

test.group('A mail that comes in', () => {
  test('is decoded from windows-1252, quoted-printable or not, also where its headers are not encoded', async ({
    assert,
  }) => {
    const latin = { 'Content-Type': 'text/plain; charset=windows-1252', 'Content-Transfer-Encoding': '8bit' }
    const euro = Buffer.concat([Buffer.from('Co'), Buffer.from([0xfb]), Buffer.from('t : 12 '), Buffer.from([0x80])])
    assert.equal((await read(latin, euro)).text, 'Coût : 12 €')
    const printable = { ...latin, 'Content-Transfer-Encoding': 'quoted-printable' }
    assert.equal((await read(printable, 'L=92=E9tiquette est d=E9chir=E9e=85')).text, 'L’étiquette est déchirée…')
    const bare = Buffer.from(
      rawMail({ Subject: 'CASSEE' }, 'x').toString().replace('CASSEE', 'cassée à Orléans'),
      'latin1'
    )
    assert.equal((await readMail(bare))?.subject, 'cassée à Orléans')
    const coded = await read({ Subject: '=?iso-8859-15?Q?Facture_de_12_=A4?=', From: '=?utf-8?B?w4lsaXNl?= <E@X.fr>' })
    assert.deepEqual([coded.subject, coded.from], ['Facture de 12 €', { address: 'e@x.fr', name: 'Élise' }])
  })

  test('brings its files, and the words of its HTML where it has no text', async ({ assert }) => {
    const { headers, body } = parts(
      { type: 'text/html; charset=utf-8', content: '<p>Bonjour,</p><p>Une bouteille&nbsp;cassée.<br>Merci</p>' },
      { type: 'image/png', encoding: 'base64', name: 'photo.png', content: 'aGVsbG8=' }
    )
    const mail = await read(headers, body)
    assert.equal(mail.text, 'Bonjour,\n\nUne bouteille\u00A0cassée.\nMerci')
    assert.deepEqual(
      mail.files.map(({ name, content }) => [name, content.toString()]),
      [['photo.png', 'hello']]
    )
  })

  test('names whom it was sent to and what it answers, the nearest first', async ({ assert }) => {
    const mail = await read({
      'To': 'Aide <aide@cave.example>, "X, Y" <x@y.fr>',
      'Delivered-To': 'AIDE+1@cave.example',
      'In-Reply-To': '<c@cave.example>',
      'References': '<a@cave.example> <b@cave.example>\r\n <c@cave.example>',
    })
    assert.sameMembers(mail.recipients, ['aide@cave.example', 'x@y.fr', 'aide+1@cave.example'])
    assert.deepEqual(mail.answers.slice(0, 3), ['c@cave.example', 'c@cave.example', 'b@cave.example'])
  })

  test('without a sender is none; of one that is too large the head is read', async ({ assert }) => {
    assert.isNull(await readMail(rawMail({ From: '' })))
    assert.isNull(await readMail(Buffer.from('GET / HTTP/1.1\r\n\r\n')))
    assert.isNull(await readMail(Buffer.alloc(0)))
    const head = await readHead(rawMail({}, 'x'.repeat(400_000)))
    assert.deepEqual([head?.from.address, head?.text], ['anne@exemple.fr', ''])
  })

  test('that a program wrote is recognised, and one of ours', async ({ assert }) => {
    const own = ['aide@cave.example']
    const why = async (headers: Record<string, string>) => whyIgnored(await read(headers), own)
    assert.isNull(await why({}))
    assert.isNull(await why({ 'Auto-Submitted': 'no' }))
    assert.equal(await why({ 'Auto-Submitted': 'auto-replied (vacation)' }), 'automatic')
    assert.equal(await why({ Precedence: 'bulk' }), 'automatic')
    assert.equal(await why({ 'X-Autoreply': 'yes' }), 'automatic')
    assert.equal(await why({ From: 'no-reply@exemple.fr' }), 'automatic')
    assert.equal(await why({ 'List-Id': '<vins.exemple.fr>' }), 'list')
    assert.equal(await why({ 'Return-Path': '<>' }), 'bounce')
    assert.equal(await why({ 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=a' }), 'bounce')
    assert.equal(await why({ From: 'aide+12-c-abc@cave.example' }), 'own')
    assert.equal(await why({ 'X-Loop': 'aide@cave.example' }), 'own')
  })
})

test.group('What a mail quotes', () => {
  const cut = (...lines: string[]) => cutQuote(lines.join('\n'))

  test('is cut, whatever program wrote it', ({ assert }) => {
    const answer = 'Merci, c’est réglé.'
    assert.equal(
      cut(answer, '', 'Le jeu. 26 nov. 2026 à 10:12, Aide <aide@cave.example> a écrit :', '> Bonjour'),
      answer
    )
    assert.equal(
      cut(
        answer,
        '',
        'On Thu, Nov 26, 2026 at 10:12 AM Support',
        '<support+12-c-abcdefghijkl@cave.example>',
        'wrote:',
        '',
        '> Hi'
      ),
      answer
    )
    assert.equal(cut(answer, '', '-----Message d’origine-----', 'De : Aide', 'Bonjour'), answer)
    assert.equal(cut(answer, '', 'De : Aide <aide@cave.example>', 'Envoyé : jeudi', 'À : Anne', 'Bonjour'), answer)
    assert.equal(cut(answer, '________________________________', 'From: Aide', 'Hi'), answer)
    assert.equal(cut(answer, '', '##- Répondez au-dessus de cette ligne -##', 'Bonjour'), answer)
    assert.equal(cut(answer, '> Bonjour', '>', '> Anne'), answer)
    assert.equal(cut('> Bonjour', '', answer), answer)
  })

  test('stays between answers, and where there is nothing else', ({ assert }) => {
    const between = [
      'Le 26 nov. 2026, Aide <a@b.fr> a écrit :',
      '> Combien ?',
      'Deux.',
      '> Lesquelles ?',
      'Les rouges.',
    ]
    assert.equal(cut(...between), 'Deux.\n> Lesquelles ?\nLes rouges.')
    assert.equal(cut('> Bonjour'), '> Bonjour')
    assert.equal(cut('Le vin a écrit l’histoire.', 'De quoi rêver'), 'Le vin a écrit l’histoire.\nDe quoi rêver')
  })

  test('is left out of HTML', ({ assert }) => {
    assert.equal(linesOfHtml('<div>Oui<div class="gmail_quote">Le … <blockquote>Non</blockquote></div></div>'), 'Oui')
    assert.equal(linesOfHtml('<p>Oui</p><div id="divRplyFwdMsg">De : X</div><p>Non</p>'), 'Oui')
    assert.equal(linesOfHtml('<style>p{}</style><ul><li>un<li>deux</ul><script>x</script>'), '- un\n- deux')
    assert.doesNotThrow(() => linesOfHtml('<div>'.repeat(20_000)))
  })

  test('takes no longer for a mail that was made to take long', ({ assert }) => {
    const begin = performance.now()
    cutQuote(`${`le ${'a '.repeat(2000)}\n`.repeat(300)}`)
    assert.isBelow(performance.now() - begin, 3000)
  })
})

test.group('The address of an answer', () => {
  test('tells the ticket and whom it was written to, and nobody can make it up', ({ assert }) => {
    for (const party of [
      { ticketId: 12, staffId: null, isPrivate: false },
      { ticketId: 12, staffId: 5, isPrivate: false },
      { ticketId: 12, staffId: 5, isPrivate: true },
    ]) {
      const address = replyAddress('aide@cave.example', party)
      assert.deepEqual(readReplyAddress(address.toUpperCase()), party)
      assert.isNull(readReplyAddress(address.replace('+12-', '+13-')))
      assert.isAtMost(address.split('@')[0]?.length ?? 0, 64)
    }
    const customer = replyAddress('aide@cave.example', { ticketId: 12, staffId: null, isPrivate: false })
    assert.isNull(readReplyAddress(customer.replace('-c-', '-s5-')))
    const id = mailIdOf(12, '0f5c')
    assert.equal(ticketOfMailId(`${id}@cave.example`), 12)
    assert.isNull(ticketOfMailId(`${id.replace('ticket-12', 'ticket-13')}@cave.example`))
  })

  test('of staff needs what the server of the shop found, in its own line', async ({ assert }) => {
    const proven = async (lines: string | readonly string[], server = 'mx.cave.example') =>
      isProven(await read({ 'Authentication-Results': lines }), server)
    assert.isTrue(await proven('mx.cave.example; dkim=pass header.d=exemple.fr; spf=pass'))
    assert.isTrue(await proven('mx.cave.example; dmarc=pass (p=reject) header.from=exemple.fr'))
    assert.isFalse(await proven('mx.cave.example; dkim=fail header.d=exemple.fr'))
    assert.isFalse(await proven('mx.cave.example; dkim=pass header.d=voleur.fr'))
    assert.isFalse(await proven('autre.example; dmarc=pass header.from=exemple.fr'))
    assert.isFalse(await proven(['mx.cave.example; dmarc=fail', 'mx.cave.example; dmarc=pass header.from=exemple.fr']))
  })
})
