import { X509Certificate, sign } from 'node:crypto'
import { test } from '@japa/runner'
import { SystemClock } from '#core/time/system_clock'
import { issueCertificate } from '#tests/fixtures/certificates'
import {
  isCertificateAddress,
  isSigned,
  readProof,
  signedText,
  trustedKey,
  type Proof,
} from '#plugins/payment_paypal/services/webhook_signature'

const LINKS = 'https://api.sandbox.paypal.com/v1'
const EVENT = `${LINKS}/notifications/webhooks-events/WH-0G2756385H040842W-5Y612302CV158622M`

/** Vector P1: the public example of PayPal's own tools, 1288 bytes. */
const BODY =
  '{"id":"WH-0G2756385H040842W-5Y612302CV158622M","create_time":"2015-05-18T15:45:13Z","resource_type":"sale",' +
  '"event_type":"PAYMENT.SALE.COMPLETED","summary":"Payment completed for $ 20.0 USD","resource":{"id":' +
  '"4EU7004268015634R","create_time":"2015-05-18T15:44:02Z","update_time":"2015-05-18T15:44:21Z","amount":{"total":' +
  '"20.00","currency":"USD"},"payment_mode":"INSTANT_TRANSFER","state":"completed","protection_eligibility":' +
  '"ELIGIBLE","protection_eligibility_type":"ITEM_NOT_RECEIVED_ELIGIBLE,UNAUTHORIZED_PAYMENT_ELIGIBLE",' +
  '"parent_payment":"PAY-86C81811X5228590KKVNARQQ","transaction_fee":{"value":"0.88","currency":"USD"},"links":[{' +
  `"href":"${LINKS}/payments/sale/4EU7004268015634R","rel":"self","method":"GET"},{"href":` +
  `"${LINKS}/payments/sale/4EU7004268015634R/refund","rel":"refund","method":"POST"},{"href":` +
  `"${LINKS}/payments/payment/PAY-86C81811X5228590KKVNARQQ","rel":"parent_payment","method":"GET"}]},"links":[{` +
  `"href":"${EVENT}","rel":"self","method":"GET"},{"href":"${EVENT}/resend","rel":"resend","method":"POST"}]}`

const PROOF: Proof = {
  transmissionId: 'dfb3be50-fd74-11e4-8bf3-77339302725b',
  transmissionTime: '2015-05-18T15:45:13Z',
  signature: '',
  certificateUrl: 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42',
}
const WEBHOOK = '4JH86294D6297924G'

test.group('The signature of a notification of PayPal', () => {
  test('is over the text of vector P1, whose checksum is over the bytes', ({ assert }) => {
    const body = Buffer.from(BODY)
    assert.lengthOf(body, 1288)
    const text = signedText(PROOF, WEBHOOK, body)
    assert.equal(text, `${PROOF.transmissionId}|${PROOF.transmissionTime}|${WEBHOOK}|2771810304`)
    for (const at of [0, 600, 1287]) {
      const changed = Buffer.from(body)
      changed[at] = (changed[at] ?? 0) ^ 1
      assert.notEqual(signedText(PROOF, WEBHOOK, changed), text, `byte ${at}`)
    }
  })

  test('is refused for one byte of the body, the time, the name or the webhook', ({ assert }) => {
    const { key: privateKey, pem } = issueCertificate({ name: 'messageverificationcerts.paypal.com' })
    const key = new X509Certificate(pem).publicKey
    const body = Buffer.from(BODY)
    const text = signedText(PROOF, WEBHOOK, body)
    const signature = sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64')
    const proof = { ...PROOF, signature }
    assert.isTrue(isSigned(proof, { webhookId: WEBHOOK, body, key }))
    assert.isFalse(isSigned(proof, { webhookId: WEBHOOK, body: Buffer.from(`${BODY} `), key }))
    assert.isFalse(isSigned(proof, { webhookId: WEBHOOK, body: Buffer.from(BODY.replace('20.00', '20.01')), key }))
    assert.isFalse(isSigned(proof, { webhookId: '4JH86294D6297924H', body, key }))
    assert.isFalse(isSigned({ ...proof, transmissionTime: '2015-05-18T15:45:14Z' }, { webhookId: WEBHOOK, body, key }))
    assert.isFalse(isSigned({ ...proof, transmissionId: 'x' }, { webhookId: WEBHOOK, body, key }))
    assert.isFalse(isSigned({ ...proof, signature: `A${signature.slice(1)}` }, { webhookId: WEBHOOK, body, key }))
    assert.isFalse(isSigned({ ...proof, signature: '' }, { webhookId: WEBHOOK, body, key }))
  })

  test('is read of headers that are complete, and names its only algorithm', ({ assert }) => {
    const headers = {
      'paypal-transmission-id': PROOF.transmissionId,
      'paypal-transmission-time': PROOF.transmissionTime,
      'paypal-transmission-sig': 'c2ln',
      'paypal-cert-url': PROOF.certificateUrl,
      'paypal-auth-algo': 'SHA256withRSA',
    }
    assert.deepEqual(readProof({ headers }), { ...PROOF, signature: 'c2ln' })
    for (const name of Object.keys(headers)) assert.isString(readProof({ headers: { ...headers, [name]: '' } }), name)
    assert.isString(readProof({ headers: { ...headers, 'paypal-auth-algo': 'SHA1withRSA' } }))
    assert.isString(readProof({ headers: { ...headers, 'paypal-transmission-time': 'yesterday|x' } }))
  })
})

test.group('The certificate of a notification of PayPal', () => {
  test('is fetched from PayPal over TLS, from nowhere else', ({ assert }) => {
    for (const address of ['https://api.paypal.com/v1/certs/A', 'https://paypal.com/A', PROOF.certificateUrl]) {
      assert.isTrue(isCertificateAddress(address, null), address)
    }
    for (const address of [
      'http://api.paypal.com/A',
      'https://paypal.com.example/A',
      'https://evilpaypal.com/A',
      'https://api.paypal.com:8443/A',
      'https://api.paypal.com@evil.example/A',
      'https://evil.example/paypal.com',
      'https://evil.example#.paypal.com',
      'http://127.0.0.1:4000/paypal/certs/A',
      'file:///etc/passwd',
      '',
    ]) {
      assert.isFalse(isCertificateAddress(address, null), address)
    }
    const gateway = 'http://127.0.0.1:4000/paypal'
    assert.isTrue(isCertificateAddress(`${gateway}/certs/A`, gateway))
    assert.isFalse(isCertificateAddress('http://127.0.0.1:4000/paypal.evil/A', gateway))
  })

  test('is trusted by its chain up to a root, while all of it is valid', ({ assert }) => {
    const now = new SystemClock().now().toJSDate()
    const name = 'messageverificationcerts.paypal.com'
    const root = issueCertificate({ name: 'Root', isAuthority: true })
    const roots = [new X509Certificate(root.pem)]
    const between = issueCertificate({ name: 'Between', isAuthority: true, issuer: root })
    const leaf = issueCertificate({ name, issuer: between })
    const { key, until } = trustedKey(`${leaf.pem}${between.pem}`, roots, now)
    assert.equal(key.asymmetricKeyType, 'rsa')
    assert.isAbove(until.getTime(), now.getTime())

    const refused = (pem: string, words: RegExp, at = now, trusted = roots) =>
      assert.throws(() => trustedKey(pem, trusted, at), words)
    refused(leaf.pem, /leads to no root/)
    refused(`${leaf.pem}${between.pem}`, /leads to no root/, now, [])
    refused(`${leaf.pem}${between.pem}`, /not valid at this time/, new Date(now.getTime() + 400 * 86_400_000))
    refused(`${leaf.pem}${between.pem}`, /not valid at this time/, new Date(now.getTime() - 2 * 86_400_000))
    refused('no certificate', /no certificate/)
    const impostor = issueCertificate({ name: 'Between', isAuthority: true })
    refused(`${issueCertificate({ name, issuer: impostor }).pem}${between.pem}`, /leads to no root/)
    const noAuthority = issueCertificate({ name: 'Shop', issuer: root })
    refused(`${issueCertificate({ name, issuer: noAuthority }).pem}${noAuthority.pem}`, /leads to no root/)
    refused(`${issueCertificate({ name: 'paypal.com.example', issuer: between }).pem}${between.pem}`, /not PayPal’s/)
    const old = issueCertificate({ name, issuer: between, until: new Date(now.getTime() - 1000) })
    refused(`${old.pem}${between.pem}`, /not valid at this time/)
  })
})
