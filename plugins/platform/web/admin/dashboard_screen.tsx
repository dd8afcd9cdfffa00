import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'

export const meta = adminHead

export const loader = adminLoader({ id: 'platform.admin.dashboard', words: ['platform.dashboard'] }, async () => ({}))

export default function DashboardScreen() {
  return <AdminPage />
}
