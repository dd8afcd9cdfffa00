import { inject } from '@adonisjs/core'
import { can } from '#core/identity/identity_port'
import { forbidden } from '#core/identity/errors'
import { notFound } from '#core/http/errors'
import { PluginRegistry } from '#core/plugin/registry'
import { noteImpossible } from '#plugins/platform/errors'
import type { Origin } from '#core/audit/origin'
import type { Person } from '#core/identity/person'
import type { TimelineReply } from '#plugins/platform/contracts/timeline_source'

/** Hands a reply that was written on a timeline to the plugin that owns the conversation. */
@inject()
export class ReplyFromTimeline {
  constructor(private readonly registry: PluginRegistry) {}

  /** @throws notFound, forbidden, noteImpossible, and what the owner of the conversation refuses */
  async execute(source: string, reply: TimelineReply, person: Person, origin: Origin): Promise<void> {
    const found = this.registry.contributions('platform.timeline_sources').find(({ name }) => name === source)
    const { permission, replies } = (await found?.load()) ?? {}
    if (!replies || !can(person, permission as string)) throw notFound()
    if (!can(person, replies.permission)) throw forbidden()
    if (reply.isNote && !replies.hasNotes) throw noteImpossible({}, 'isNote')
    await replies.reply(reply, origin)
  }
}
