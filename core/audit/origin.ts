/** Who causes a change and through which channel. Passed to every action that writes. */
export interface Origin {
  channel: 'screen' | 'api' | 'import' | 'command' | 'job'
  actor: { kind: 'staff' | 'customer' | 'system'; id: number | null; name: string }
  requestId?: string
}

/** The origin of changes that the system makes by itself. */
export function systemOrigin(channel: Origin['channel'], name = 'system'): Origin {
  return { channel, actor: { kind: 'system', id: null, name } }
}

/** Whether staff, a command or a job caused it, in contrast to shoppers and payment providers. */
export function isByShop({ channel, actor }: Origin): boolean {
  if (actor.kind === 'system') return channel !== 'screen' && channel !== 'api'
  return actor.kind === 'staff'
}
