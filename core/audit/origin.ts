/** Who does something, and by which way it came in. Passed to every action that writes. */
export interface Origin {
  channel: 'screen' | 'api' | 'import' | 'command' | 'job'
  actor: { kind: 'staff' | 'customer' | 'system'; id: number | null; name: string }
  requestId?: string
}

/** The origin of what the shop does by itself. */
export function systemOrigin(channel: Origin['channel'], name = 'system'): Origin {
  return { channel, actor: { kind: 'system', id: null, name } }
}
