import type { Origin } from '#core/audit/origin'

/** What a job does is done by whoever asked for it: their part of the request's origin goes with its payload. */
export function askedBy(asker: unknown): Origin {
  return { channel: 'job', actor: asker as Origin['actor'] }
}

/** The owner of a job that a member of staff asked for under this permission. */
export function ownerOf({ kind, id, name }: Origin['actor'], permission: string) {
  return kind === 'staff' && id !== null ? { owner: { id, name, permission } } : {}
}
