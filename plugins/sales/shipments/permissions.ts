import { label } from '#plugins/sales/shared/label'

/** What staff may be allowed to do with parcels. */
export const shipmentPermissions = {
  'sales.shipments.list': label('Voir la liste des expéditions', 'See the list of shipments'),
  'sales.shipments.create': label('Expédier une commande', 'Ship an order'),
  'sales.shipments.deliver': label('Marquer un colis livré', 'Mark a parcel as delivered'),
  'sales.shipments.view': label('Ouvrir une expédition', 'Open a shipment'),
  'sales.shipments.print': label('Imprimer des bons de livraison', 'Print delivery notes'),
  'sales.menu.admin_shipments': label('Menu : expéditions', 'Menu: shipments'),
}
