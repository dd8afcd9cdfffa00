import type { Told } from '../cart_data'

/** Changes of the cart since the last visit. */
export function Notices({ notices }: { notices: Told[] }) {
  if (notices.length === 0) return null
  return (
    <div role="status" className="mb-6 border-l-4 border-accent bg-surface px-4 py-3">
      <ul className="grid gap-1">
        {notices.map(({ message }, position) => (
          <li key={position}>{message}</li>
        ))}
      </ul>
    </div>
  )
}
