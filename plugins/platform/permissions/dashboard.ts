/** Permissions of the dashboard. */
export const dashboardPermissions = {
  'platform.dashboard.view': { fr_FR: 'Voir le tableau de bord', en_GB: 'See the dashboard' },
  'platform.menu.dashboard': { fr_FR: 'Menu : tableau de bord', en_GB: 'Menu: dashboard' },
}
