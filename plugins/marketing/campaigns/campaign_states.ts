import { defineLifeCycle } from '#core/state_machine/state_machine'
import type { Label } from '#core/i18n/label'

const STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'] as const

export type CampaignState = (typeof STATES)[number]

export type CampaignAction = 'send' | 'begin' | 'pause' | 'resume' | 'finish' | 'stop'

/** The life of a campaign. One for a birthday is being sent until staff stop it. */
export const campaignLife = defineLifeCycle<CampaignState, CampaignAction>({
  name: 'marketing.campaign',
  initial: 'draft',
  states: STATES,
  transitions: {
    send: { from: ['draft'], to: 'scheduled' },
    begin: { from: ['scheduled'], to: 'sending' },
    pause: { from: ['scheduled', 'sending'], to: 'paused' },
    resume: { from: ['paused'], to: 'scheduled' },
    finish: { from: ['sending'], to: 'sent' },
    stop: { from: ['scheduled', 'sending', 'paused'], to: 'stopped' },
  },
})

/** What is written may still be changed. */
export const isOpen = (state: string): boolean => state === 'draft' || state === 'scheduled' || state === 'paused'

export const STATE_LABELS: Record<CampaignState, Label> = {
  draft: { fr_FR: 'Brouillon', en_GB: 'Draft' },
  scheduled: { fr_FR: 'Programmée', en_GB: 'Scheduled' },
  sending: { fr_FR: 'En cours d’envoi', en_GB: 'Being sent' },
  paused: { fr_FR: 'En pause', en_GB: 'Paused' },
  sent: { fr_FR: 'Envoyée', en_GB: 'Sent' },
  stopped: { fr_FR: 'Arrêtée', en_GB: 'Stopped' },
}
