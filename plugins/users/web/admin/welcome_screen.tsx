import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { useAdmin } from '#web/admin/admin_data'
import { AdminPage } from '#web/admin/frame/page'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'users.admin.welcome', words: ['users.welcome'] },
  async ({ staff: { name, email } }) => ({ name, email })
)

/** The first page of users without the dashboard: their role and the screens that they may open. */
export default function WelcomeScreen() {
  const t = useWords()
  const { areas } = useAdmin()
  const { name, email } = useLoaderData<typeof loader>()
  return (
    <AdminPage title={t('users.welcome.hello', { name })} caption={t('users.welcome.text', { email })}>
      <div className="admin-areas">
        {areas.map(({ key, label, items }) => (
          <section key={key} className="admin-panel" aria-label={label}>
            <h2>{label}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.key}>
                  <Link to={item.path} reloadDocument={item.isFrame}>
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </AdminPage>
  )
}
