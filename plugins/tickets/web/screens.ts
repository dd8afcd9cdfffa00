import type { ScreenManifest } from '#web/lib/screens'

export default {
  plugin: 'tickets',
  screens: [
    {
      id: 'tickets.admin.ticket',
      area: 'admin',
      path: 'tickets/{id}',
      file: 'admin/ticket/ticket_screen.tsx',
      title: 'tickets.ticket.title',
      permission: 'tickets.view',
    },
  ],
} satisfies ScreenManifest
