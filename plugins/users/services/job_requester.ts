import type { Origin } from '#core/audit/origin'

/** The origin of a job's writes: the person who requested it, from the payload. */
export function requestedBy(asker: unknown): Origin {
  return { channel: 'job', actor: asker as Origin['actor'] }
}

/** The owner of a job that a member of staff requested under this permission. */
export function ownerOf({ kind, id, name }: Origin['actor'], permission: string) {
  return kind === 'staff' && id !== null ? { owner: { id, name, permission } } : {}
}
