// The public interface of this plugin. It is empty: other plugins reach the payment method through `sales`.
export {}
