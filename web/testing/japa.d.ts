/// <reference types="@japa/assert" />
