// The public interface of this plugin. It is empty: other plugins reach the payment methods through `sales`.
export {}
