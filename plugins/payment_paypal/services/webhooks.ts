import { inject } from '@adonisjs/core'
import { ForgedNotification } from '#plugins/sales/index'
import { PaypalApi } from '#plugins/payment_paypal/services/paypal_api'
import { WebhookCertificates } from '#plugins/payment_paypal/services/webhook_certificates'
import {
  ALGORITHM,
  isCertificateAddress,
  isSigned,
  readProof,
} from '#plugins/payment_paypal/services/webhook_signature'
import { gatewayAddress, type PaypalAccount } from '#plugins/payment_paypal/services/paypal_account'
import { readSubject } from '#plugins/payment_paypal/services/paypal_objects'
import { refusalOf } from '#plugins/payment_paypal/services/failure_reason'
import type { Proof } from '#plugins/payment_paypal/services/webhook_signature'
import type { RawNotification, ReceivedNotification } from '#plugins/sales/index'

/** A notification of PayPal, read but not verified. */
export interface WebhookEvent {
  id: string
  event_type: string
  /** When PayPal made it. */
  create_time?: string
  resource: object
}

/** Verifies notifications of PayPal: by its certificate, or by asking it. */
@inject()
export class Webhooks {
  constructor(
    private readonly api: PaypalApi,
    private readonly certificates: WebhookCertificates
  ) {}

  /** Judges a notification without a call to anybody. It is `unproven` until PayPal's certificate was fetched once. */
  received(account: PaypalAccount, notification: RawNotification): ReceivedNotification {
    const event = readEvent(notification.body)
    const proof = proofOf(account, notification)
    if (!event) return { event: 'unreadable', verdict: 'forged', reason: 'The body is not an event of PayPal' }
    const sentAt = typeof proof === 'string' ? undefined : new Date(proof.transmissionTime).toISOString()
    const told = { event: event.id.slice(0, 190), ...subjectOf(event), ...(sentAt ? { sentAt } : {}) }
    if (typeof proof === 'string') return { ...told, verdict: 'forged', reason: proof }
    const { webhookId } = account
    const key = this.certificates.kept(proof.certificateUrl)
    if (account.verifiesByApi || !webhookId || !key) return { ...told, verdict: 'unproven' }
    if (isSigned(proof, { webhookId, body: notification.body, key })) return { ...told, verdict: 'genuine' }
    return { ...told, verdict: 'forged', reason: 'The signature is not that of these bytes and of this webhook' }
  }

  /** Returns a notification that PayPal sent. @throws ForgedNotification, ProviderSilent */
  async verified(account: PaypalAccount, notification: RawNotification): Promise<WebhookEvent> {
    const event = readEvent(notification.body)
    const proof = proofOf(account, notification)
    if (!event) throw new ForgedNotification('The body is not an event of PayPal')
    if (typeof proof === 'string') throw new ForgedNotification(proof)
    if (!account.webhookId) throw new Error('The webhook ID of PayPal is missing in the settings')
    const isGenuine = account.verifiesByApi
      ? await this.#asked(account, proof, notification.body)
      : await this.#signed(account, proof, notification.body)
    if (!isGenuine) throw new ForgedNotification('The signature is not that of these bytes and of this webhook')
    return event
  }

  async #signed({ isTest, webhookId }: PaypalAccount, proof: Proof, body: Buffer): Promise<boolean> {
    const key = await this.certificates.fetch(proof.certificateUrl, gatewayAddress(isTest))
    return isSigned(proof, { webhookId, body, key })
  }

  /** PayPal computes the checksum of the event as it is told, so its bytes are sent as they came. */
  async #asked(account: PaypalAccount, proof: Proof, body: Buffer): Promise<boolean> {
    const told = JSON.stringify({
      auth_algo: ALGORITHM,
      cert_url: proof.certificateUrl,
      transmission_id: proof.transmissionId,
      transmission_sig: proof.signature,
      transmission_time: proof.transmissionTime,
      webhook_id: account.webhookId,
    })
    const raw = `${told.slice(0, -1)},"webhook_event":${body.toString('utf8')}}`
    const path = '/v1/notifications/verify-webhook-signature'
    try {
      const answer = await this.api.call<{ verification_status?: string }>(account, { path, raw, isRepeatable: true })
      return answer.verification_status === 'SUCCESS'
    } catch (error) {
      if (refusalOf(error)) return false
      throw error
    }
  }
}

/** What proves a notification, or why nothing does. */
function proofOf({ isTest }: PaypalAccount, notification: RawNotification): Proof | string {
  const proof = readProof(notification)
  if (typeof proof === 'string' || isCertificateAddress(proof.certificateUrl, gatewayAddress(isTest))) return proof
  return 'The address of the certificate is not PayPal’s'
}

function readEvent(body: Buffer): WebhookEvent | null {
  try {
    const event = JSON.parse(body.toString('utf8')) as Partial<WebhookEvent> | null
    if (typeof event?.id !== 'string' || typeof event.event_type !== 'string') return null
    return event.resource !== null && typeof event.resource === 'object' ? (event as WebhookEvent) : null
  } catch {
    return null
  }
}

function subjectOf({ resource }: WebhookEvent): { number?: string } {
  const { custom_id: own, purchase_units: units } = resource as { custom_id?: unknown; purchase_units?: unknown }
  const unit = Array.isArray(units) ? (units[0] as { custom_id?: unknown } | null) : null
  const customId = own ?? unit?.custom_id
  const subject = typeof customId === 'string' ? readSubject(customId) : null
  return subject ? { number: subject.number } : {}
}
